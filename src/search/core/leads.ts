import { isMessageAnchor } from './anchors';
import { titleKey } from './pageTable';
import { hasPage, type SearchIndex } from './searchIndex';
import type { EntryLink } from './types';

/** An entry of a page, with the section that has it. */
export type PlacedEntry = { page: number; section: number; link: EntryLink };

/** An entry with its names as keys for comparing, between spaces. */
type Named = PlacedEntry & { keys: readonly string[] };

/** Fewer words are a subject rather than a part of a message or a command. */
const MIN_PART_WORDS = 3;
/** Maximum number of sections of a large index whose entries are compared with a query. */
const MAX_SECTIONS = 8;
/** A name in code: a hump of camel case, capitals, digits, separators, a flag. `JWT` and `CORS` are subjects. */
const IDENTIFIER = /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}{6}|\p{N}|[_./]|^-/u;

const known = new WeakMap<SearchIndex, readonly Named[]>();

/** The entries of a page. */
export function entriesOf({ documents, pages }: SearchIndex, page: number): PlacedEntry[] {
  const { first, end } = pages[page]!;
  return documents
    .slice(first, end)
    .flatMap(({ entries = [] }, at) =>
      entries.map((link) => ({ page, section: first + at, link })),
    );
}

function named(entry: PlacedEntry): Named {
  const [, name, key] = entry.link;
  // The last part of a key is its name too: `mergeByKey` of `maps[].mergeByKey`.
  const keys = [name, key, key.split('.').at(-1) ?? ''].map(titleKey).filter(Boolean);
  return { ...entry, keys: keys.map((text) => ` ${text} `) };
}

/** The pages of a large index with entries whose names have most of the words of a query. */
function pagesNaming({ words, pageOf }: SearchIndex, query: string): number[] {
  const counts = new Map<number, number>();
  const known = [...new Set(query.split(' '))].flatMap((word) => words.find(word).entry ?? []);
  for (const section of known.flatMap((entry) => words.read(entry).entries)) {
    counts.set(section, (counts.get(section) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  if (most < Math.min(known.length, MIN_PART_WORDS)) return [];
  const sections = [...counts].filter(([, count]) => count === most).map(([section]) => section);
  // A name that many pages have says little about each of them.
  return sections.length > MAX_SECTIONS
    ? []
    : [...new Set(sections.map((at) => pageOf[at]!))].sort((a, b) => a - b);
}

/** The entries that a query may name: of a large index, only those of pages that have been looked up. */
function namedEntries(index: SearchIndex, query: string): readonly Named[] {
  if (index.parts) {
    const pages = pagesNaming(index, query).filter((page) => hasPage(index, page));
    return pages.flatMap((page) => entriesOf(index, page).map(named));
  }
  const found =
    known.get(index) ?? index.pages.flatMap((_, page) => entriesOf(index, page)).map(named);
  known.set(index, found);
  return found;
}

/** Whether an ordinary word is the name of something: of one page alone, and no other page has it in its title. */
function isOwnName({ words, vocabulary }: SearchIndex, word: string, same: readonly Named[]) {
  const pages = new Set(same.map(({ page }) => page));
  const entry = vocabulary.entryOf(word);
  const titled = entry === undefined ? [] : words.read(entry).titles;
  return pages.size === 1 && titled.every((page) => pages.has(page));
}

/** The entries that a query names, and whether their pages precede all others. */
type NamedBy = { entries: readonly Named[]; isFirst: boolean };

/** A name is the whole query, or else the query is a part of a name, or a message a part of the query. */
function entriesNamed(index: SearchIndex, query: string): NamedBy {
  const key = titleKey(query);
  const all = namedEntries(index, key);
  const whole = ` ${key} `;
  const words = key.split(' ').length;
  const isIdentifier = words === 1 && IDENTIFIER.test(query);
  const same = all.filter(({ keys }) => keys.includes(whole));
  if (same.length > 0) {
    return { entries: same, isFirst: words > 1 || isIdentifier || isOwnName(index, key, same) };
  }
  if (isIdentifier || words >= MIN_PART_WORDS) {
    const having = all.filter(({ keys }) => keys.some((name) => name.includes(whole)));
    if (having.length > 0) return { entries: having, isFirst: true };
  }
  // A message is copied with what surrounds it.
  const messages = all.filter(
    ({ keys, link: [anchor] }) =>
      isMessageAnchor(anchor) &&
      keys.some((name) => name.trim().includes(' ') && whole.includes(name)),
  );
  return { entries: messages, isFirst: true };
}

/** An entry that a query is the name of; `isFirst` if its page precedes all others. */
export type Lead = PlacedEntry & { isFirst: boolean };

/**
 * The entries that a query is the name of: a property, a variable, a command, a message, the type of a step, a release.
 * @returns for each page its first one
 */
export function leadingEntries(index: SearchIndex, query: string): Map<number, Lead> {
  const leads = new Map<number, Lead>();
  const { entries, isFirst } = entriesNamed(index, query);
  for (const { page, section, link } of entries) {
    if (!leads.has(page)) leads.set(page, { page, section, link, isFirst });
  }
  return leads;
}
