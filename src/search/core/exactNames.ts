import { isMessageAnchor } from './anchors';
import { titleKey } from './pageTable';
import type { SearchIndex } from './searchIndex';
import type { PlacedEntry } from './types';

/** An entry with its names as keys for comparing, between spaces. */
type Named = PlacedEntry & { keys: readonly string[] };

/** Fewer words are a subject rather than a part of a message or a command. */
const MIN_PART_WORDS = 3;
/** A name in code: a hump of camel case, capitals, digits, separators, a flag. `JWT` and `CORS` are subjects. */
const IDENTIFIER = /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}{6}|\p{N}|[_./]|^-/u;

function withKeys(entry: PlacedEntry): Named {
  const [, name, key] = entry.link;
  // The last part of a key is its name too: `mergeByKey` of `maps[].mergeByKey`.
  const keys = [name, key, key.split('.').at(-1) ?? ''].map(titleKey).filter(Boolean);
  return { ...entry, keys: keys.map((text) => ` ${text} `) };
}

const known = new WeakMap<SearchIndex, readonly Named[]>();

/** The entries of an index with their keys, which are made once. */
function namesOf(index: SearchIndex): readonly Named[] {
  const names = known.get(index) ?? index.entries.map(withKeys);
  known.set(index, names);
  return names;
}

/** Whether an ordinary word is the name of something on one page alone, and no other page has it in its title. */
function isUniqueName({ words }: SearchIndex, word: string, same: readonly Named[]) {
  const pages = new Set(same.map(({ page }) => page));
  return pages.size === 1 && words.read(word).titles.every((page) => pages.has(page));
}

/** An entry that a query is the name of; `ranksFirst` if its page precedes all others. */
export type NamedEntry = PlacedEntry & { ranksFirst: boolean };

/** A name is the whole query, or else the query is a part of a name, or a message a part of the query. */
function namedEntries(index: SearchIndex, query: string): NamedEntry[] {
  const key = titleKey(query);
  const all = namesOf(index);
  const whole = ` ${key} `;
  const words = key.split(' ').length;
  const isIdentifier = words === 1 && IDENTIFIER.test(query);
  const same = all.filter(({ keys }) => keys.includes(whole));
  if (same.length > 0) {
    const ranksFirst = words > 1 || isIdentifier || isUniqueName(index, key, same);
    return same.map((entry) => ({ ...entry, ranksFirst }));
  }
  const having =
    isIdentifier || words >= MIN_PART_WORDS
      ? all.filter(({ keys }) => keys.some((name) => name.includes(whole)))
      : [];
  // A message is copied with what surrounds it.
  const isMessageIn = ({ keys, link: [anchor] }: Named) =>
    isMessageAnchor(anchor) && keys.some((name) => /\S \S/.test(name) && whole.includes(name));
  const found = having.length > 0 ? having : all.filter(isMessageIn);
  return found.map((entry) => ({ ...entry, ranksFirst: true }));
}

/**
 * The entries that a query is the name of: a property, a variable, a command, a message, the type of a step, a release.
 * @returns for each page its first one
 */
export function exactNames(index: SearchIndex, query: string): Map<number, NamedEntry> {
  const found = new Map<number, NamedEntry>();
  for (const entry of namedEntries(index, query)) {
    if (!found.has(entry.page)) found.set(entry.page, entry);
  }
  return found;
}
