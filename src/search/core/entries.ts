import { CELL_END, firstSentence } from './excerpt';
import { matchesOf } from './fieldScores';
import { contentWords } from './language';
import type { TermGroup } from './query';
import type { SearchIndex } from './searchIndex';
import { normalizeTerm, tokenize } from './tokenize';
import type { EntryLink, PlacedEntry } from './types';
import type { MatchKind } from './vocabulary';

/** Minimum share of a name or a key that the query has, and of the query that the name or key has. */
const MIN_SHARE = 0.5;
/** The one of the two that must be complete has at least this. */
const COMPLETE = 0.9;

/** A result: the best section of a page, and the words of the query. */
type Place = { page: number; section: number; groups: readonly TermGroup[] };

/** The words of the pages that a query word matches, with how it matches and the number of letters typed. */
type Typed = ReadonlyMap<string, { kind: MatchKind; length: number }>;

function typedOf(index: SearchIndex, { word, mode }: TermGroup): Typed {
  const matches = matchesOf(index, word, mode);
  return new Map(matches.map(({ term, kind }) => [term, { kind, length: word.length }]));
}

/** The share of a word that was typed. */
function shareOf(word: string, typed: Typed): number {
  const match = typed.get(word);
  if (!match) return 0;
  if (match.kind === 'exact') return 1;
  return match.kind === 'stem' ? COMPLETE : Math.min(COMPLETE, match.length / word.length);
}

/** The words of a query that one of the words of a label matches. */
const askedFor = (words: readonly string[], query: readonly Typed[]) =>
  query.filter((typed) => words.some((word) => typed.has(word)));

/** What a query asks for: its words, and those that are not in the title, which only say on which page it is. */
type Asked = { all: readonly Typed[]; besideTitle: readonly Typed[] };

/** How well a query asks for a name or a key; 0 if it asks for something else. */
function scoreOf(words: readonly string[], { all, besideTitle }: Asked): number {
  const shares = words.map((word) => Math.max(0, ...all.map((typed) => shareOf(word, typed))));
  const share = shares.reduce((sum, one) => sum + one, 0) / Math.max(1, words.length);
  const asked = askedFor(words, besideTitle);
  const found = askedFor(words, all).length;
  const coverage = found / Math.max(1, found + besideTitle.length - asked.length);
  // A query with words of the title alone asks for the page.
  if (asked.length === 0) return 0;
  if (Math.min(share, coverage) < MIN_SHARE || Math.max(share, coverage) < COMPLETE) return 0;
  return share + coverage;
}

/**
 * The entry of a reference list that a query asks for, unless it asks as much for the heading of the best section.
 * @returns undefined if the section itself is what the result opens
 */
export function findEntry(
  index: SearchIndex,
  { page, section, groups }: Place,
): PlacedEntry | undefined {
  const { first } = index.pages[page]!;
  const all = groups.map((group) => typedOf(index, group));
  const titleWords = (at: number) => tokenize(index.documents[at]!.title).map(normalizeTerm);
  const inTitle = askedFor(titleWords(first), all);
  const query = { all, besideTitle: all.filter((typed) => !inTitle.includes(typed)) };
  const inHeading = section === first ? 0 : askedFor(titleWords(section), query.besideTitle).length;
  let best: PlacedEntry | undefined;
  let bestScore = 0;
  for (const entry of index.entries.filter((one) => one.page === page)) {
    const [, name, key] = entry.link;
    for (const label of [name, key]) {
      // The words that a query can ask for.
      const words = contentWords(label).map(normalizeTerm);
      const score = scoreOf(words, query);
      const asked = askedFor(words, query.besideTitle);
      if (score > bestScore && asked.length >= inHeading) [best, bestScore] = [entry, score];
    }
  }
  return best;
}

/**
 * Reads an entry from the text of its section, in which it is a line: name, facts, meaning.
 * @param text undefined until the texts have loaded; the facts are empty then, so that their number is known
 * @param entries the entries of the section: of several with one name, each has a line
 * @returns its facts, such as `type string`, and the first sentence of its meaning
 */
export function entryText(
  text: string | undefined,
  entries: readonly EntryLink[],
  entry: EntryLink,
): { facts: string[]; sentence: string } {
  const [, name, , count] = entry;
  const start = `${name}${CELL_END}`;
  const number = entries.filter((other) => other[1] === name).indexOf(entry);
  const line = text?.split('\n').filter((one) => one.startsWith(start))[number];
  if (line === undefined) return { facts: Array<string>(count).fill(''), sentence: '' };
  const cells = line.slice(start.length).split(CELL_END);
  return { facts: cells.slice(0, count), sentence: firstSentence(cells[count] ?? '') };
}
