import type { Element } from 'hast';
import { select } from 'hast-util-select';
import type { BuiltPage, ContentTag } from '../../built-pages';
import { shortAnchor } from '../core/anchors';
import type { EntryLink } from '../core/types';

/** A section of a page: `hash` is '' for the part above the first heading, otherwise '#anchor'. */
type ParsedSection = {
  title: string;
  hash: string;
  /** The text as excerpts show it: one line per paragraph, list item or row, without column names. */
  text: string;
  /** The names of the columns of its tables. */
  columns: string;
  /** The text that counts less: code blocks, and the facts of reference lists. */
  code: string;
  /** The names that its tables and reference lists define. */
  defined: string;
  entries: EntryLink[];
};

/** The content of a built page, split at its headings. */
export type PageSections = {
  pageTitle: string;
  description: string;
  keywords: string;
  sections: ParsedSection[];
};

const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4']);
/** Controls and navigation inside an article; their text is not content. */
const IGNORED_TAGS = new Set('nav button svg form select script style footer'.split(' '));
const IGNORED_CLASSES = /theme-doc-toc-mobile|hash-link|^unconfirmed$/;
/** Inline elements: a word may continue across their boundaries. */
const INLINE_TAGS = new Set(
  'a abbr b cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

/** Whether an element is not indexed, as with the attribute `data-search-ignore`. */
const isIgnored = ({ tagName, properties }: Element): boolean =>
  IGNORED_TAGS.has(tagName) ||
  'dataSearchIgnore' in properties ||
  'hidden' in properties ||
  // A drawing: what it shows is also in the text.
  properties.role === 'img' ||
  IGNORED_CLASSES.test(String(properties.className));

const elementsIn = (parent: Element) =>
  parent.children.filter(
    (child): child is Element => child.type === 'element' && !isIgnored(child),
  );

/** What a text node is part of. */
type Context = {
  /** The names of columns, which say nothing without the table. */
  inHead?: boolean;
  inCell?: boolean;
  inPre?: boolean;
};

const hasClass = ({ properties: { className } }: Element, name: string) =>
  Array.isArray(className) && className.includes(name);

const fold = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

/** The text of an element, if there is one; `between` stands between the texts of its elements. */
const wordsOf = (element: Element | undefined, between = ''): string =>
  fold(
    (element?.children ?? [])
      .map((child) => {
        if (child.type === 'text') return child.value;
        return child.type === 'element' && !isIgnored(child) ? wordsOf(child, between) : '';
      })
      .join(between),
  );

/** Separates the lines of an excerpt, and the cells of a line; texts of pages do not contain these characters. */
const LINE = '\u2029';
const CELL = '\u2028';
const CELLS = ['td', 'th', 'dt', 'dd'];

/** What separates an element from the text before and after it, in an excerpt. */
function separatorsOf(tagName: string, { inCell }: Context): [before: string, after: string] {
  if (INLINE_TAGS.has(tagName)) return ['', ''];
  if (tagName === 'dt') return [LINE, CELL];
  if (CELLS.includes(tagName)) return [CELL, CELL];
  return inCell ? [' ', ' '] : [LINE, LINE];
}

/** Splits the content of an element at its headings. */
function cut(content: Element): ParsedSection[] {
  const opened = (hash: string): ParsedSection => ({
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

  function write(text: string, { inHead, inPre }: Context): void {
    if (isHeading) {
      section.title += text;
      return;
    }
    section[inHead ? 'columns' : 'text'] += text;
    if (inPre) section.code += text;
  }

  const addEntry = ({ properties }: Element, name: string, key = '', facts = 0) =>
    section.entries.push([shortAnchor(String(properties.id), name), name, key, facts]);

  /** Reads an item of a reference list (src/markdown/reference): a link with its name, its facts, its meaning. */
  function readEntry(item: Element): void {
    const name = select('a', item);
    const key = wordsOf(select('.key code', item));
    const facts = elementsIn(item).filter(({ tagName }) => tagName === 'span');
    addEntry(item, wordsOf(name), key, facts.length);
    section.defined += ` ${wordsOf(name, ' ')} ${key} `;
    // Words that repeat in each entry and say little about the page.
    section.code += ` ${facts.map((fact) => wordsOf(fact, ' ')).join(' ')} `;
    section.text += LINE;
    for (const part of elementsIn(item)) {
      section.text += CELL;
      readChildren(part, { inCell: true });
      section.text += ' ';
    }
    section.text += LINE;
  }

  function readElement(element: Element, around: Context): void {
    const { tagName, properties } = element;
    if (tagName === 'ul' && hasClass(element, 'reference')) {
      elementsIn(element).forEach(readEntry);
      return;
    }
    // The row of a table (src/markdown/tables) whose first cell has a message.
    if (tagName === 'tr' && properties.id) addEntry(element, wordsOf(select('td, th', element)));
    if (HEADINGS.has(tagName)) {
      const { id } = properties;
      if (id) {
        section = opened(`#${String(id)}`);
        sections.push(section);
      }
      // A heading without an id belongs to the section that contains it.
      isHeading = id !== undefined || tagName === 'h1';
    }
    const context: Context = {
      inHead: around.inHead || tagName === 'thead',
      inCell: around.inCell || CELLS.includes(tagName),
      inPre: around.inPre || tagName === 'pre',
    };
    const [before, after] = separatorsOf(tagName, around);
    write(before, context);
    readChildren(element, context);
    write(after, context);
    if (HEADINGS.has(tagName)) isHeading = false;
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
