import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';

/** The element that holds the text of a page: `article` in documentation, `main` elsewhere. */
export type ContentTag = 'article' | 'main';

/** A page of the built site, parsed. Several transforms read it: none may change it. */
export type BuiltPage = {
  /** Content of the `meta` elements by their name. */
  meta: ReadonlyMap<string, string>;
  /** The first content element, up to the end of the last one; without children where the page has none. */
  content: Root;
};

const META = /<meta\s(?:[^>"']|"[^"]*"|'[^']*')*>/g;

const parse = (html: string): Root => fromParse5(parseFragment(html)) as Root;

/**
 * Parses the parts of a built page that transforms read. The rest is navigation: without it, parsing takes half
 * the time.
 * @param html the whole file
 */
export function parsePage(html: string, tag: ContentTag): BuiltPage {
  const meta = new Map<string, string>();
  for (const node of parse((html.match(META) ?? []).join('')).children) {
    const { name, content } = node.type === 'element' ? node.properties : {};
    if (typeof name === 'string') meta.set(name, String(content ?? ''));
  }
  const start = html.indexOf(`<${tag}`);
  const end = html.lastIndexOf(`</${tag}>`);
  return { meta, content: parse(start < 0 || end < start ? '' : html.slice(start, end)) };
}
