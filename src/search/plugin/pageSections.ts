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

/** The parts of an entry of a reference list (src/markdown/reference). A message is a row (src/markdown/tables). */
type EntryPart = 'name' | 'key' | 'fact' | 'text';

/** A section while it is read: with the text for excerpts. */
type Section = Required<ParsedSection>;

/** The ancestors of a text node that determine its type. */
type Context = {
  tags: ReadonlySet<string>;
  /** Whether the parent is a reference list. */
  inReference?: boolean;
  entry?: SectionEntry;
  part?: EntryPart;
  /** The message whose row this is, and the one whose cell this is. */
  row?: SectionEntry;
  message?: SectionEntry;
};

/** What separates the parts of an entry: `Mode, required: decode or sign`. */
const SEPARATORS: Record<string, string> = { span: ',', p: ':' };

/** An entry of a reference list defines its name and its key. */
const isName = ({ tags, part }: Context) => part === 'name' || (part === 'key' && tags.has('code'));

/** The facts of an entry, such as `optional`: words that repeat in each entry and say little about the page. */
const isFact = (context: Context) => context.part === 'key' || context.part === 'fact';

const hasClass = ({ properties: { className } }: Element, name: string) =>
  Array.isArray(className) && className.includes(name);

function partOf(element: Element): EntryPart {
  if (element.tagName !== 'span') return element.tagName === 'a' ? 'name' : 'text';
  return hasClass(element, 'key') ? 'key' : 'fact';
}

/** Separates the lines of an excerpt, and the cells of a line; texts of pages do not contain these characters. */
const LINE = '\u2029';
const CELL = '\u2028';
const ROW_PARTS = ['td', 'th', 'dt', 'dd'];

/** What separates an element from the text before and after it, in an excerpt. */
function separatorsOf(tagName: string, around: Context): [before: string, after: string] {
  if (INLINE_TAGS.has(tagName)) return ['', ''];
  if (around.entry) return [' ', ' '];
  if (tagName === 'dt') return [LINE, CELL];
  if (ROW_PARTS.includes(tagName)) return [CELL, CELL];
  return ROW_PARTS.some((name) => around.tags.has(name)) ? [' ', ' '] : [LINE, LINE];
}

/** Splits the content of an element at its headings. */
function cut(content: Element): Section[] {
  const opened = (hash: string): Section => ({
    hash,
    title: '',
    content: '',
    text: '',
    code: '',
    defined: '',
    entries: [],
  });
  let section = opened('');
  const sections = [section];
  let isHeading = false;

  function write(text: string, context: Context): void {
    if (isHeading) {
      section.title += text;
      return;
    }
    section.content += text;
    // The names of columns say nothing without the table.
    if (!context.tags.has('thead')) section.text += text;
    if (context.tags.has('pre')) section.code += text;
    else if (isFact(context)) section.code += ` ${text} `;
    if (isName(context)) section.defined += text;
    const { entry, part, message } = context;
    if (message) message.name += text;
    if (entry && part === 'name') entry.name += text;
    if (entry && part === 'key' && context.tags.has('code')) entry.key += text;
  }

  function openEntry({ properties }: Element): SectionEntry {
    const entry = { anchor: String(properties.id), name: '', key: '', facts: 0 };
    section.entries.push(entry);
    return entry;
  }

  /** The context of an element in its parent. Opens the entry that the element is, and separates the parts of one. */
  function contextOf(element: Element, around: Context): Context {
    const { tagName, properties } = element;
    const context: Context = { ...around, tags: new Set([...around.tags, tagName]) };
    context.inReference = tagName === 'ul' && hasClass(element, 'reference');
    if (around.inReference && tagName === 'li') context.entry = openEntry(element);
    else if (tagName === 'tr' && properties.id) context.row = openEntry(element);
    else if (around.row) {
      // The first cell of the row has the message.
      if (around.row.name === '') context.message = around.row;
      context.row = undefined;
    } else if (around.entry && !around.part) {
      context.part = partOf(element);
      if (isFact(context)) around.entry.facts += 1;
      section.content = section.content.trimEnd() + (SEPARATORS[tagName] ?? '') + ' ';
      section.text += CELL;
    }
    return context;
  }

  function readElement(element: Element, around: Context): void {
    const { tagName, properties } = element;
    const context = contextOf(element, around);
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

  readChildren(content, { tags: new Set() });
  return sections;
}

const fold = (text: string) => text.replace(/[\s\u200b]+/g, ' ').trim();

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
  const sections = content ? cut(content) : [];
  const read = sections.map(({ hash, title, content: words, text, code, defined, entries }) => ({
    hash,
    title: fold(title),
    content: fold(words),
    text: foldLines(text),
    code: fold(code),
    defined: fold(defined),
    entries: entries.map((entry) => ({ ...entry, name: fold(entry.name), key: fold(entry.key) })),
  }));
  return {
    pageTitle: read[0]?.title ?? '',
    description: fold(meta.get('description') ?? ''),
    keywords: fold(meta.get('keywords') ?? ''),
    sections: read,
  };
}
