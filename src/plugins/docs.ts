import { readFileSync } from 'node:fs';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { Root } from 'mdast';
import { markdown } from '../lint/page';
import { parentCategories, type SidebarNode } from '../search/core/categories';

export type Doc = LoadedVersion['docs'][number];

/** The versions that the docs plugin has loaded, from its content. */
export const versionsIn = (content: unknown): readonly LoadedVersion[] =>
  (content as LoadedContent).loadedVersions;

/** The Markdown of a page. */
export const readSource = ({ source }: Doc, siteDir: string): string =>
  readFileSync(source.replace('@site', siteDir), 'utf8');

const FENCE = /^\s*(`{3,}|~{3,})(.*)/;

/** The text with only its headings and fenced blocks; the others are empty lines, so that all keep their place. */
function outline(text: string): string {
  const frontMatter = /^---\n[^]*?\n---\n/.exec(text)?.[0] ?? '';
  const start = frontMatter.split('\n').length - 1;
  let fence: string | undefined;
  return text
    .split('\n')
    .map((line, at) => {
      const [, mark, info] = FENCE.exec(line) ?? [];
      if (fence !== undefined) {
        if (mark?.startsWith(fence) && info?.trim() === '') fence = undefined;
        return line;
      }
      if (at < start) return '';
      fence = mark;
      return mark || /^#{1,6} /.test(line) ? line : '';
    })
    .join('\n');
}

/**
 * The headings and the fenced blocks of a page. Parsing them alone takes a fifth of the time of the whole text.
 * @returns undefined if they do not parse, which the bundler and the check of the pages report
 */
export function headingsAndCode(text: string): Root | undefined {
  try {
    return markdown.parse(outline(text));
  } catch {
    return undefined;
  }
}

/** A page of a version, and its section: the outermost category of the sidebar, or its title outside of categories. */
type PlacedDoc = { doc: Doc; section: string };

/** The pages of a version in the order of its sidebars, followed by the pages in none of them. */
export function docsInOrder({ docs, sidebars }: LoadedVersion): PlacedDoc[] {
  const parents = new Map(
    Object.values(sidebars).flatMap((items) => [...parentCategories(items as SidebarNode[])]),
  );
  const order = new Map([...parents.keys()].map((id, place) => [id, place]));
  const placeOf = ({ id }: { id: string }) => order.get(id) ?? order.size;
  return [...docs]
    .sort((one, other) => placeOf(one) - placeOf(other))
    .map((doc) => ({ doc, section: parents.get(doc.id)?.[0] ?? doc.title }));
}
