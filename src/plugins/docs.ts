import { readFileSync } from 'node:fs';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Root } from 'mdast';
import { markdown } from '../content/pages/markdown';
import { pagesIn, type SidebarItem } from '../content/pages/sidebar';

export type Doc = LoadedVersion['docs'][number];

/** The versions that the docs plugin has loaded, from its content. */
export const versionsIn = (content: unknown): readonly LoadedVersion[] =>
  (content as LoadedContent).loadedVersions;

/** The Markdown of a page. */
export const readSource = ({ source }: Doc, siteDir: string): string =>
  readFileSync(source.replace('@site', siteDir), 'utf8');

/** A line that begins or ends a fenced block. */
const FENCE = /^\s*(`{3,}|~{3,})(.*)$/;

/**
 * The headings and the titled blocks of a page, on their lines: all that an example is made of. Parsing the whole text
 * takes ten times as long, and the bundler and the check of the pages do so.
 */
export function headingsAndCode(text: string): Root {
  let end = '';
  let isKept = false;
  const content = text.replace(/^---\n[^]*?\n---\n/, (frontMatter) =>
    frontMatter.replace(/./g, ''),
  );
  const lines = content.split('\n').map((line) => {
    const [, mark = '', info = ''] = FENCE.exec(line) ?? [];
    if (end === '') {
      end = mark;
      isKept = mark === '' ? /^#{1,6} /.test(line) : info.includes('title=');
    } else if (mark.startsWith(end) && info.trim() === '') end = '';
    return isKept ? line : '';
  });
  return markdown.parse(lines.join('\n'));
}

/** A page of a version, and its section: the outermost category of the sidebar, or its title outside of categories. */
type PlacedDoc = { doc: Doc; section: string };

/** The pages of a version in the order of its sidebars, followed by the pages in none of them. */
export function docsInOrder({ docs, sidebars }: LoadedVersion): PlacedDoc[] {
  const parents = new Map(
    pagesIn(Object.values(sidebars).flat() as SidebarItem[]).map(({ id, categories }) => [
      id,
      categories,
    ]),
  );
  const order = new Map([...parents.keys()].map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: string }) => order.get(id) ?? order.size;
  return [...docs]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((doc) => ({ doc, section: parents.get(doc.id)?.[0] ?? doc.title }));
}
