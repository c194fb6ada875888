import { fullAnchor, isPageAnchor } from './anchors';
import { entryText, findEntry } from './entries';
import type { NamedEntry, PlacedEntry } from './exactNames';
import type { GroupScores } from './fieldScores';
import { isStopWord } from './language';
import { placeOf } from './lexicon';
import type { TermGroup } from './query';
import type { RankedPage } from './rank';
import type { SearchIndex } from './searchIndex';
import type { ResultSection, SearchDocument, SearchResult } from './types';
import type { Match } from './vocabulary';

/** Maximum number of terms to highlight on the page of a result. */
const MAX_TERMS = 12;

/** What a query asks of an index. */
export type Search = {
  index: SearchIndex;
  groups: TermGroup[];
  scores: GroupScores[];
  /** The entries that the query is the name of, by page. */
  names: ReadonlyMap<number, NamedEntry>;
};

/** A matching page, and the search that found it. */
export type Found = RankedPage & { search: Search };

/** Whether a word occurs on a page, in its text or in a heading. */
function occursOnPage(
  { words, pages, contents }: SearchIndex,
  page: number,
  entry: number,
): boolean {
  const { first, end } = pages[page]!;
  const { sections } = words.read(entry);
  if (sections[placeOf(sections, first)]! < end) return true;
  for (let at = first; at < end; at += 1) if (contents.labelWords(at).includes(entry)) return true;
  return false;
}

/** The forms of some words that a page has. */
function formsOf({ page, search: { index } }: Found, words: readonly string[]): string[] {
  return words.flatMap((word) => {
    const onPage = (matches: readonly Match[]) =>
      matches.filter(({ entry }) => occursOnPage(index, page, entry)).map((match) => match.word);
    // A word that the page completes or corrects is marked only if the page does not have the word itself.
    const same = onPage(index.vocabulary.known(word));
    return same.length > 0 ? same : onPage(index.vocabulary.match(word));
  });
}

/** The synonyms that a page has, each a word or a phrase. */
function synonymsOn({ page, search: { index } }: Found, group: TermGroup): string[] {
  const has = (word: string) =>
    index.vocabulary
      .known(word)
      .some(({ entry, kind }) => kind === 'exact' && occursOnPage(index, page, entry));
  return group.expansions
    .filter(({ words, isSynonym }) => isSynonym && words.every(has))
    .map(({ words }) => words.join(' '));
}

/** What to mark on a page: the typed words in the forms that the page has; for a word without any, its synonyms. */
function termsOf(found: Found): string[] {
  const { groups } = found.search;
  const onlyStopWords = groups.every(({ word }) => isStopWord(word));
  const terms = groups.flatMap((group) => {
    const typed = group.expansions.filter(({ isSynonym }) => !isSynonym);
    const forms =
      isStopWord(group.word) && !onlyStopWords
        ? []
        : formsOf(
            found,
            typed.flatMap(({ words }) => words),
          );
    return forms.length > 0 ? forms : synonymsOn(found, group);
  });
  return [...new Set(terms)].slice(0, MAX_TERMS);
}

/** The address of an entry on a page. */
function routeOf({ link }: PlacedEntry, { sectionRoute }: SearchDocument): string {
  const [path = ''] = sectionRoute.split('#');
  const anchor = fullAnchor(link);
  if (!isPageAnchor(anchor)) return `${path}#${anchor}`;
  return anchor || path;
}

/**
 * The sections of a page that answer a query beside the best one. A list shows only their headings, so each has a word of
 * the query there; and it has all the words that are not in the title of the page, which is about all its sections.
 */
function furtherSections(
  { page, search: { index, scores } }: Found,
  best: number,
  limit: number,
): ResultSection[] {
  const { first, end } = index.pages[page]!;
  const found: { section: number; score: number }[] = [];
  for (let section = first + 1; section < end; section += 1) {
    const hasWords = scores.every(
      ({ titles, headings, body }) => titles[page] || headings[section] || body[section],
    );
    const score = scores.reduce(
      (sum, { idf, headings }) => sum + idf * (headings[section] ?? 0),
      0,
    );
    if (section !== best && hasWords && score > 0) found.push({ section, score });
  }
  return found
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ section }) => index.contents.document(section))
    .map(({ title, sectionRoute }) => ({ title, sectionRoute }));
}

/**
 * Makes the result of a page.
 * @param sections maximum number of its further sections
 */
export function toResult(found: Found, sections: number): SearchResult {
  const { page, score } = found;
  const { index, groups, names } = found.search;
  const entry = names.get(page) ?? findEntry(index, { page, section: found.section, groups });
  const section = entry?.section ?? found.section;
  const document = index.contents.document(section);
  const text = index.contents.text(section);
  const { facts, sentence } =
    entry && !isPageAnchor(entry.link[0])
      ? entryText(text, document.entries ?? [], entry.link)
      : { facts: [], sentence: text ?? document.content };
  const result: SearchResult = {
    ...document,
    sectionRoute: entry ? routeOf(entry, document) : document.sectionRoute,
    content: sentence,
    tag: index.tag,
    sectionTitle: entry?.link[1] ?? document.title,
    score,
    terms: termsOf(found),
    facts,
    sections: furtherSections(found, section, sections),
  };
  // These are not sent to the page.
  delete result.entries;
  delete result.keywords;
  delete result.questions;
  return result;
}
