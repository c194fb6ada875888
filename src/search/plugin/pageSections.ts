import type { Element } from 'hast';
import { select } from 'hast-util-select';
import type { BuiltPage, ContentTag } from '../../built-pages';
import type { ParsedSection, SectionEntry } from '../core/sections';

/** The content of a built page, split at its headings. */
export type PageSections = {
  pageTitle: string;
  description: string;
  keywords: string;
  sections: ParsedSection[];
};

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);
/** Controls and navigation inside an article; their text is not content. */
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
const IGNORED_CLASSES = /theme-doc-toc-mobile|hash-link|^unconfirmed$/;
/** Elements with this attribute (`data-search-ignore`) are excluded from the index. */
const IGNORE_PROPERTY = 'dataSearchIgnore';
/** Inline elements: a word may continue across their boundaries. */
const INLINE_TAGS = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

function isIgnored({ tagName, properties }: Element): boolean {
  const { className } = properties;
  return (
    IGNORED_TAGS.has(tagName) ||
    IGNORE_PROPERTY in properties ||
    'hidden' in properties ||
    // A drawing: what it shows is also in the text.
    properties.role === 'img' ||
    (Array.isArray(className) && IGNORED_CLASSES.test(className.join(' ')))
  );
}

/** A section while it is read: with the text for excerpts. */
type Section = Required<ParsedSection>;

/** What a text node is part of. */
type Context = {
  /** The names of columns, which say nothing without the table. */
  inHead?: boolean;
  inCell?: boolean;
  inCode?: boolean;
  inPre?: boolean;
  inReference?: boolean;
  inEntry?: boolean;
  /** The part of an entry of a reference list (src/markdown/reference). */
  part?: 'name' | 'key' | 'fact' | 'meaning';
};

const hasClass = ({ properties: { className } }: Element, name: string) =>
  Array.isArray(className) && className.includes(name);

function partOf(element: Element): Context['part'] {
  if (element.tagName !== 'span') return element.tagName === 'a' ? 'name' : 'meaning';
  return hasClass(element, 'key') ? 'key' : 'fact';
}

const fold = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/** The text of an element, if there is one. */
const wordsOf = (element: Element | undefined): string =>
  fold(
    (element?.children ?? [])
      .map((child) => {
        if (child.type === 'text') return child.value;
        return child.type === 'element' && !isIgnored(child) ? wordsOf(child) : '';
      })
      .join(''),
  );

/** An item of a reference list, or the row of a table (src/markdown/tables) whose first cell has a message. */
function entryOf(element: Element): SectionEntry {
  const isRow = element.tagName === 'tr';
  return {
    anchor: String(element.properties.id),
    name: wordsOf(select(isRow ? 'td, th' : 'a', element)),
    key: isRow ? '' : wordsOf(select('.key code', element)),
    facts: isRow
      ? 0
      : element.children.filter((child) => child.type === 'element' && child.tagName === 'span')
          .length,
  };
}

/** Separates the lines of an excerpt, and the cells of a line; texts of pages do not contain these characters. */
const LINE = '\u2029';
const CELL = '\u2028';
const CELLS = ['td', 'th', 'dt', 'dd'];

/** What separates an element from the text before and after it, in an excerpt. */
function separatorsOf(tagName: string, around: Context): [before: string, after: string] {
  if (around.inEntry && !around.part) return [CELL, ' '];
  if (INLINE_TAGS.has(tagName)) return ['', ''];
  if (around.inEntry) return [' ', ' '];
  if (tagName === 'dt') return [LINE, CELL];
  if (CELLS.includes(tagName)) return [CELL, CELL];
  return around.inCell ? [' ', ' '] : [LINE, LINE];
}

/** Splits the content of an element at its headings. */
function cut(content: Element): Section[] {
  const opened = (hash: string): Section => ({
    hash,
    title: '',
    text: '',
    columns: '',
    code: '',
    defined: '',
    entries: [],
  });
  let section = opened('');
  const sections = [section];
  let isHeading = false;

  function write(text: string, { inHead, inPre, inCode, part }: Context): void {
    if (isHeading) {
      section.title += text;
      return;
    }
    section[inHead ? 'columns' : 'text'] += text;
    if (inPre) section.code += text;
    // Words that repeat in each entry and say little about the page.
    else if (part === 'key' || part === 'fact') section.code += ` ${text} `;
    if (part === 'name' || (part === 'key' && inCode)) section.defined += text;
  }

  function readElement(element: Element, around: Context): void {
    const { tagName, properties } = element;
    const isEntry = around.inReference && tagName === 'li';
    if (isEntry || (tagName === 'tr' && properties.id)) section.entries.push(entryOf(element));
    const context: Context = {
      ...around,
      inHead: around.inHead || tagName === 'thead',
      inCell: around.inCell || CELLS.includes(tagName),
      inCode: around.inCode || tagName === 'code',
      inPre: around.inPre || tagName === 'pre',
      inReference: tagName === 'ul' && hasClass(element, 'reference'),
      inEntry: around.inEntry || isEntry,
      ...(around.inEntry && { part: around.part ?? partOf(element) }),
    };
    if (HEADINGS.has(tagName)) {
      const { id } = properties;
      if (id) {
        section = opened(`#${String(id)}`);
        sections.push(section);
      }
      // A heading without an id belongs to the section that contains it.
      isHeading = id !== undefined || tagName === 'h1';
    }
    const [before, after] = separatorsOf(tagName, around);
    write(before, context);
    readChildren(element, context);
    write(after, context);
    if (HEADINGS.has(tagName)) isHeading = false;
    if (context.part) section.defined += ' ';
  }

  function readChildren(parent: Element, context: Context): void {
    for (const child of parent.children) {
      if (child.type === 'text') write(child.value, context);
      if (child.type === 'element' && !isIgnored(child)) readElement(child, context);
    }
  }

  readChildren(content, {});
  return sections;
}

/** The lines of an excerpt's text; empty cells are left out. */
const foldLines = (text: string) =>
  text
    .split(LINE)
    .map((line) =>
      line
        .split(CELL)
        .map(fold)
        .filter((cell) => cell !== '' && cell !== '—'),
    )
    .filter((cells) => cells.length > 0)
    .map((cells) => cells.join(' · '))
    .join('\n');

/**
 * Reads the sections of a built page, as a transform for `readPages`.
 * @param tag the element that contains the text of the page
 * @returns undefined for a page with noindex
 */
export default function pageSections(
  { meta, content: tree }: BuiltPage,
  tag: ContentTag,
): PageSections | undefined {
  if (/noindex/.test(meta.get('robots') ?? '')) return undefined;
  const content = select(tag, tree);
  const sections = (content ? cut(content) : []).map((section) => ({
    ...section,
    title: fold(section.title),
    text: foldLines(section.text),
    columns: fold(section.columns),
    code: fold(section.code),
    defined: fold(section.defined),
  }));
  return {
    pageTitle: sections[0]?.title ?? '',
    description: fold(meta.get('description') ?? ''),
    keywords: fold(meta.get('keywords') ?? ''),
    sections,
  };
}
