import { isMessageAnchor } from './anchors';
import { titleKey } from './pageTable';
import type { SearchIndex } from './searchIndex';
import { normalizeTerm, tokenize } from './tokenize';
import type { PlacedEntry } from './types';

/** Fewer words are a subject rather than a part of a message or a command. */
const MIN_PART_WORDS = 3;
/** A name in code: a hump of camel case, capitals, digits, separators, a flag. `JWT` and `CORS` are subjects. */
const IDENTIFIER = /[\p{Ll}\p{N}]\p{Lu}|\p{Lu}{6}|\p{N}|[_./]|^-/u;

/** A name in code that is nothing else, wherever it stands: a setting, or the path of an address. */
const SETTING = /[\p{Ll}\p{N}]\p{Lu}|\p{L}_\p{L}|\p{L}\/\p{L}/u;

/** Whether an ordinary word is the name of something on one page alone, and no other page has it in its title. */
function isUniqueName({ vocabulary }: SearchIndex, word: string, same: readonly PlacedEntry[]) {
  const pages = new Set(same.map(({ page }) => page));
  return pages.size === 1 && vocabulary.read(word).titles.every((page) => pages.has(page));
}

/** The entries that a query names: it is their name, or else a part of it, or it has the message that they are. */
function namedBy(index: SearchIndex, query: string) {
  const key = titleKey(query);
  const whole = ` ${key} `;
  const words = key.split(' ').length;
  const isIdentifier = words === 1 && IDENTIFIER.test(query);
  const same = index.entries.filter(({ keys }) => keys.includes(whole));
  if (same.length > 0) {
    const ranksFirst = words > 1 || isIdentifier || isUniqueName(index, key, same);
    return { entries: same, ranksFirst };
  }
  const isPart = words >= MIN_PART_WORDS || isIdentifier;
  const isPartOf = ({ keys }: PlacedEntry) => isPart && keys.some((name) => name.includes(whole));
  // A message is copied with what surrounds it, a setting with its value; a label is asked for with other words.
  const isNameIn = ({ keys, link: [anchor] }: PlacedEntry) => {
    const least = isMessageAnchor(anchor) ? 2 : MIN_PART_WORDS;
    return keys.some((name) => whole.includes(name) && name.trim().split(' ').length >= least);
  };
  const settings = tokenize(query)
    .filter((word) => SETTING.test(word))
    .map((word) => ` ${normalizeTerm(word)} `);
  const isSettingIn = ({ keys }: PlacedEntry) =>
    keys.some((name) => settings.some((own) => name.endsWith(own)));
  const test = [isPartOf, isNameIn, isSettingIn].find((one) => index.entries.some(one));
  return { entries: test ? index.entries.filter(test) : [], ranksFirst: true };
}

/**
 * The entries that a query names, for each page its first one: a property, a variable, a command, a message, the type of a
 * step, a release. If `ranksFirst`, their pages precede all others.
 */
export function exactNames(index: SearchIndex, query: string) {
  const { entries, ranksFirst } = namedBy(index, query);
  const names = new Map<number, PlacedEntry>();
  for (const entry of entries) if (!names.has(entry.page)) names.set(entry.page, entry);
  return { names, ranksFirst };
}
