import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { parseFragment } from 'parse5';

/** The element that contains the content of a page: `article` in the docs, `main` elsewhere. */
export type ContentTag = 'article' | 'main';

/** A parsed page of the built site. Several transforms share it: none may modify it. */
export type BuiltPage = {
  /** Content of the `meta` elements `description`, `keywords` and `robots`, by name. */
  meta: ReadonlyMap<string, string>;
  /** From the first content element to the end of the last one; without children if the page has none. */
  content: Root;
};

/** The elements that transforms read. The rest of the head, such as the build ID, differs between builds. */
const META =
  /<meta\s(?=(?:[^>"']|"[^"]*"|'[^']*')*?\bname="?(?:description|keywords|robots)\b)(?:[^>"']|"[^"]*"|'[^']*')*>/g;

const parse = (html: string): Root => fromParse5(parseFragment(html)) as Root;

/** The parts of a built page that transforms read. */
export type PageSource = { meta: string; content: string };

/**
 * Cuts the parts that transforms read out of a built page.
 * @param html the complete file
 */
export function pageSource(html: string, tag: ContentTag): PageSource {
  const start = html.indexOf(`<${tag}`);
  const end = html.lastIndexOf(`</${tag}>`);
  return {
    meta: (html.match(META) ?? []).join(''),
    content: start < 0 || end < start ? '' : html.slice(start, end),
  };
}

/** Parses the parts of a page. Skipping the rest, which is navigation, halves the parsing time. */
export function parsePage(source: PageSource): BuiltPage {
  const meta = new Map<string, string>();
  for (const node of parse(source.meta).children) {
    const { name, content } = node.type === 'element' ? node.properties : {};
    if (typeof name === 'string') meta.set(name, String(content ?? ''));
  }
  return { meta, content: parse(source.content) };
}
