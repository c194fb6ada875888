import { fullAnchor, isPageAnchor } from './anchors';
import { findEntry } from './entries';
import { entryText } from './entryText';
import type { GroupScores } from './fieldScores';
import { furtherSections } from './furtherSections';
import type { Lead, PlacedEntry } from './leads';
import type { TermGroup } from './query';
import type { RankedPage } from './rank';
import type { SearchIndex } from './searchIndex';
import { positionOf } from './sparse';
import type { SearchDocument, SearchResult } from './types';
import type { Match } from './vocabulary';

/** Maximum number of terms to highlight on the page of a result. */
const MAX_TERMS = 12;

/** What a query asks of an index. */
export type Search = {
  index: SearchIndex;
  groups: TermGroup[];
  scores: GroupScores[];
  /** The entries that the query is the name of, by page. */
  leads: ReadonlyMap<number, Lead>;
};

/** A matching page, and the search that found it. */
export type Found = RankedPage & { search: Search };

/** Whether a word occurs on a page, in its text or in a heading. */
function occursOnPage(
  { words, pages, labelWords }: SearchIndex,
  page: number,
  entry: number,
): boolean {
  const { first, end } = pages[page]!;
  const { sections } = words.read(entry);
  if (sections[positionOf(sections, first)]! < end) return true;
  for (let at = first; at < end; at += 1) if (labelWords[at]!.includes(entry)) return true;
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
  const { index, groups } = found.search;
  const { isStopWord } = index.language;
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
 * The result that a page is.
 * @param sections maximum number of its further sections
 */
export function toResult(found: Found, sections: number): SearchResult {
  const { page, score } = found;
  const { index, groups, scores, leads } = found.search;
  const entry = leads.get(page) ?? findEntry(index, { page, section: found.section, groups });
  const section = entry?.section ?? found.section;
  const document = index.documents[section]!;
  const text = index.texts?.[section];
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
    sections: furtherSections(index, { page, section }, scores, sections).map((at) => {
      const { title, sectionRoute } = index.documents[at]!;
      return { title, sectionRoute };
    }),
  };
  // These are not sent to the page.
  delete result.entries;
  delete result.keywords;
  delete result.questions;
  return result;
}
