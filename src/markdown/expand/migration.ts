import { readFileSync } from 'node:fs';
import { knownFrontMatter } from '../../content/pages/frontMatter';
import { readCounterparts } from '../../content/versions/counterpartTable';
import { folderOf, pageFile } from '../../site/pageFiles';
import { labelOf, versionNames } from '../../site/versions';
import { attributeOf } from '../mdx';
import { type Expansion, linkTo, mdx, tableText } from './page';

/** A page as a link with its title; it has its ID as a title in a copy of the site without the page. */
function linkOf(reader: string, version: string, id: string): string {
  const path = pageFile({ version, id });
  const source = path ? readFileSync(path, 'utf8') : '';
  const { title = id } = knownFrontMatter(source) ?? {};
  // The version of the reader may not have the page.
  return `[${String(title)}](${version === reader ? '' : `@site/${folderOf(version)}`}${linkTo(version, id)})`;
}

/** `<MigrationTable to="…" />`: the differences between a version and the one before, by page and area. */
export const migrationTable: Expansion = (element, { version: reader }) => {
  const to = attributeOf(element, 'to');
  if (!versionNames.includes(to))
    throw new Error(`There is no version "${to}". Name one of ${versionNames.join(', ')}.`);
  const since = labelOf(versionNames[versionNames.indexOf(to) + 1] ?? to);
  const rows = readCounterparts().flatMap(({ pages, changed, area }) => {
    const version = pages[reader] ? reader : to;
    const [id, sentences] = [pages[version], changed?.[to]];
    if (!area || !sentences || !id) return [];
    return [[area, linkOf(reader, version, id), sentences.join('<br />')]];
  });
  const areas = [...new Set(rows.map(([area]) => area))];
  const byArea = areas.flatMap((area) => rows.filter((row) => row[0] === area));
  return mdx(tableText([['Area', 'Page', `What changed since ${since}`], ...byArea]));
};
