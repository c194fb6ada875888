import { Parser } from 'htmlparser2';
import type { ParsedSection } from '../core/sections';

/** What a built page says, cut at its headings. */
export type Page = { pageTitle: string; description: string; sections: ParsedSection[] };

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);
/** Controls and navigation inside an article; their texts are not the page's. */
const IGNORED_TAGS = new Set([
  'nav',
  'button',
  'svg',
  'form',
  'select',
  'script',
  'style',
  'footer',
]);
const IGNORED_CLASSES = /theme-doc-version-badge|theme-doc-toc-mobile|hash-link/;
/** An element with this attribute, and all in it, is left out of the index. */
const IGNORE_ATTRIBUTE = 'data-search-ignore';
/** These stand in a line; a word may go on over their borders. */
const INLINE_TAGS = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

type Attributes = Record<string, string>;

function isIgnored(tag: string, attributes: Attributes): boolean {
  return (
    IGNORED_TAGS.has(tag) ||
    IGNORE_ATTRIBUTE in attributes ||
    attributes['hidden'] !== undefined ||
    IGNORED_CLASSES.test(attributes['class'] ?? '')
  );
}

type Texts = { title: string; content: string; code: string; defined: string };
type OpenSection = { hash: string; texts: Texts };

const fold = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/**
 * Reads the HTML of a built page.
 * @param html the whole file
 * @param root element that holds the page's text: `article` for documentation, else `main`
 * @returns undefined for a page that asks not to be indexed
 */
export function parsePage(html: string, root: 'article' | 'main'): Page | undefined {
  const sections: OpenSection[] = [];
  const open: string[] = [];
  let description = '';
  let noIndex = false;
  let rootDepth = 0;
  let ignoredDepth = 0;
  let cell = 0;
  let heading = false;

  const inside = (tag: string) => open.includes(tag);
  /** What the first cell of a row names, the row explains; beside it there may be its key. */
  const isName = () =>
    inside('td') && ((cell <= 2 && inside('code')) || (cell === 1 && inside('strong')));
  const write = (text: string) => {
    const section = sections.at(-1);
    if (!section) return;
    const { texts } = section;
    if (heading) {
      texts.title += text;
      return;
    }
    texts.content += text;
    if (inside('pre')) texts.code += text;
    else if (isName()) texts.defined += text;
  };

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'meta') {
        if (attributes['name'] === 'description') description = attributes['content'] ?? '';
        if (attributes['name'] === 'robots')
          noIndex ||= /noindex/.test(attributes['content'] ?? '');
        return;
      }
      open.push(tag);
      if (rootDepth === 0) {
        if (tag !== root) return;
        rootDepth = open.length;
        sections.push({ hash: '', texts: { title: '', content: '', code: '', defined: '' } });
        return;
      }
      if (ignoredDepth > 0) return;
      if (isIgnored(tag, attributes)) {
        ignoredDepth = open.length;
        return;
      }
      if (tag === 'tr') cell = 0;
      if (tag === 'td' || tag === 'th') cell += 1;
      if (HEADINGS.has(tag)) {
        const { id } = attributes;
        if (id) {
          sections.push({
            hash: `#${id}`,
            texts: { title: '', content: '', code: '', defined: '' },
          });
        }
        // A heading without an address of its own belongs to the section that it stands in.
        heading = id !== undefined || tag === 'h1';
      }
      if (tag === 'br' || !INLINE_TAGS.has(tag)) write(' ');
    },
    ontext(text) {
      if (rootDepth > 0 && ignoredDepth === 0) write(text);
    },
    onclosetag(tag) {
      if (open.at(-1) !== tag) return;
      const depth = open.length;
      const isCounted = rootDepth > 0 && ignoredDepth === 0;
      if (isCounted && !INLINE_TAGS.has(tag)) write(' ');
      if (isCounted && HEADINGS.has(tag)) heading = false;
      if (tag === 'td' && isCounted) {
        const texts = sections.at(-1)?.texts;
        if (texts) texts.defined += ' ';
      }
      open.pop();
      if (depth === ignoredDepth) ignoredDepth = 0;
      if (depth === rootDepth) rootDepth = -1;
    },
  });
  parser.end(html);
  if (noIndex) return undefined;
  const read = sections.map(({ hash, texts }) => ({
    hash,
    title: fold(texts.title),
    content: fold(texts.content),
    code: fold(texts.code),
    defined: fold(texts.defined),
  }));
  return { pageTitle: read[0]?.title ?? '', description: fold(description), sections: read };
}
