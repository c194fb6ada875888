import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';

/** The element that contains the content of a page: `article` in the docs, `main` elsewhere. */
export type ContentTag = 'article' | 'main';

/** A parsed page of the built site. Several transforms share it: none may modify it. */
export type BuiltPage = {
  /** Content of the `meta` elements by name. */
  meta: ReadonlyMap<string, string>;
  /** From the first content element to the end of the last one; without children if the page has none. */
  content: Root;
};

const META = /<meta\s(?:[^>"']|"[^"]*"|'[^']*')*>/g;

const parse = (html: string): Root => fromParse5(parseFragment(html)) as Root;

/**
 * Parses the parts of a built page that transforms read. Skipping the rest, which is navigation, halves the parsing
 * time.
 * @param html the complete file
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
