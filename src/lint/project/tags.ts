import { readDataFile } from '../../content/dataFile';
import schema from '../../../versioned_docs/tags.schema.json';

/** The list of tags: the names that pages may have, and what is wrong with it. */
export function readTags(projectDir: string): { names: string[]; problems: string[] } {
  const { content = {}, problems } = readDataFile<object>(
    projectDir,
    'versioned_docs/tags.yml',
    schema,
  );
  return { names: Object.keys(content), problems };
}
