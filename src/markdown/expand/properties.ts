import { basename, extname } from 'node:path';
import { propertiesFileOf, propertiesOf } from '../../content/steps/propertiesOf';
import { attributeOf } from '../mdx';
import { type Expansion, expandedPage } from './page';
import { propertyTable } from './propertyTable';

/** The version and the name of a step page from its path; the next version is a copy of the current one. */
export const stepPageOf = (path: string): { version: string; slug: string } => ({
  version: expandedPage(path).version,
  slug: basename(path, extname(path)),
});

/**
 * `<Properties />`: the reference table of the step; `<Properties part="…" />` a part of it, `<Properties of="…" />` the
 * table of another file.
 */
export const properties: Expansion = (element, { path, folder }) => {
  if (element.type !== 'mdxJsxFlowElement')
    throw new Error('<Properties /> stands in a paragraph. Write it on a separate line.');
  if (basename(folder) !== 'steps')
    throw new Error('<Properties /> belongs to a page in the folder "steps". Link to that page.');
  const { version, slug } = stepPageOf(path);
  const file = attributeOf(element, 'of') || (propertiesFileOf(version, slug) ?? slug);
  const part = attributeOf(element, 'part') || undefined;
  const start = { line: 1, column: 1 };
  const position = element.position ?? { start, end: start };
  return [propertyTable(propertiesOf(version, file, part), version, position, part)];
};
