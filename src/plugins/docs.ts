import { readFileSync } from 'node:fs';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Heading, Root, RootContent } from 'mdast';
import { markdown } from '../content/pages/markdown';
import { pagesIn, type SidebarItem } from '../content/pages/sidebar';

export type Doc = LoadedVersion['docs'][number];

/** The versions that the docs plugin has loaded, from its content. */
export const versionsIn = (content: unknown): readonly LoadedVersion[] =>
  (content as LoadedContent).loadedVersions;

/** The Markdown of a page. */
export const readSource = ({ source }: Doc, siteDir: string): string =>
  readFileSync(source.replace('@site', siteDir), 'utf8');

const FENCE = /^(\s*)(`{3,}|~{3,})\s*(\S*)\s*(.*?)\s*$/;
/** A heading without any syntax but words: the others are parsed. */
const PLAIN_HEADING = /^(#{1,6}) ([a-z\d ,.'()/-]+)$/i;

function headingOf(line: string): RootContent[] {
  const [, marks = '', value = ''] = PLAIN_HEADING.exec(line) ?? [];
  if (value.trim() === '') return markdown.parse(line).children;
  const children = [{ type: 'text' as const, value: value.trim() }];
  return [{ type: 'heading', depth: marks.length as Heading['depth'], children }];
}

/**
 * The headings and the fenced blocks of a page, read line by line: parsing the whole text takes ten times as long,
 * and the bundler and the check of the pages do so.
 */
export function headingsAndCode(text: string): Root {
  const lines = text.split('\n');
  const children: RootContent[] = [];
  const start = lines[0] === '---' ? lines.indexOf('---', 1) + 1 : 0;
  for (let at = start; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, indent = '', mark, lang = '', meta = ''] = FENCE.exec(line) ?? [];
    const point = { line: at + 1, column: 1 };
    const position = { start: point, end: point };
    if (!mark) {
      if (!/^#{1,6} /.test(line)) continue;
      children.push(...headingOf(line).map((heading) => ({ ...heading, position })));
      continue;
    }
    const isEnd = (other: string) =>
      other.trim().startsWith(mark) && /^\s*([`~])\1*\s*$/.test(other);
    const after = lines.findIndex((other, index) => index > at && isEnd(other));
    const end = after < 0 ? lines.length : after;
    const value = lines
      .slice(at + 1, end)
      .map((one) => one.slice(Math.min(indent.length, Math.max(0, one.search(/\S|$/)))))
      .join('\n');
    children.push({ type: 'code', lang, meta, value, position });
    at = end;
  }
  return { type: 'root', children };
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
