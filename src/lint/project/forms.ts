import diagrams from '../../content/diagrams/diagrams.schema.json';
import glossary from '../../content/glossary.schema.json';
import tags from '../../../versioned_docs/tags.schema.json';

/** The list of tags, with its form. */
export const TAGS = ['versioned_docs/tags.yml', tags] as const;

/** Data that its schema checks alone. */
export const FORMS = [
  TAGS,
  ['src/content/diagrams/diagrams.yml', diagrams],
  ['src/content/glossary.json', glossary],
] as const;
