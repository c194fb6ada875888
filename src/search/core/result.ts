import { isPageAnchor } from './anchors';
import { entryText } from './entries';
import { excerpt, pageExcerpt } from './excerpt';
import { answeringWords, explained, formsIn, synonymsIn, wordsIn } from './explain';
import { pagesShowing } from './fieldScores';
import { findTerms } from './marks';
import { type Found, openedBy, type Search } from './opened';
import { titleKey } from './pageTable';
import type { Reason, ResultSection, SearchResult } from './types';

/** Maximum number of terms to mark in a result and on its page. */
const MAX_TERMS = 12;
/** A word that more of the pages show is an everyday word. */
const EVERYDAY_SHARE = 1 / 3;

/** How to show a result: the number of further sections, none by default, and the characters of an excerpt, or all. */
export type ResultOptions = { sections?: number; excerptLength?: number };

/**
 * The sections of a page that answer a query beside the best one. A list shows only their headings, so each has a word of
 * the query there, which is marked; and it has all the words that are not in the title of the page, which is about all its
 * sections.
 */
function furtherSections(
  { page, search: { index, scores } }: Found,
  best: number,
  terms: readonly string[],
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
    .map(({ section }) => index.documents[section]!)
    .filter(({ title }) => findTerms(title, terms).length > 0)
    .map(({ title, sectionRoute }) => ({ title, sectionRoute }));
}

/** What a result shows. */
type Row = Pick<SearchResult, 'pageTitle' | 'sectionTitle' | 'facts' | 'content'>;

const isMarked = ({ pageTitle, sectionTitle, facts, content }: Row, terms: readonly string[]) =>
  [pageTitle, sectionTitle, ...facts, content].some((text) => findTerms(text, terms).length > 0);

/**
 * What found a page beside what its result shows: a question, or else the first of some phrases, its keywords, tags and
 * categories that has a word of the query.
 */
function hiddenReason(found: Found, ...phrases: readonly string[]): Reason | undefined {
  const { page, search, question = -1 } = found;
  const { index, groups } = search;
  const document = index.documents[index.pages[page]!.first]!;
  const { questions, keywords = '', tags, sidebarParentCategories } = document;
  const has = (text: string) => groups.some((group) => wordsIn(text, index, group).length > 0);
  const [asked = ''] = questions?.[question] ?? [];
  if (has(asked)) return { kind: 'question', text: asked };
  const hidden = [...keywords.split(/,\s*/), ...tags, ...sidebarParentCategories];
  const text = [...phrases, ...hidden].find(has);
  return text === undefined ? undefined : { kind: 'keyword', text };
}

/** The terms to highlight on the page of a result: everyday words only if the query has no rarer one. */
function highlightsOf({ index, groups }: Search, terms: readonly string[]): readonly string[] {
  const most = index.pages.length * EVERYDAY_SHARE;
  const frequency = (word: string) => pagesShowing(index, word).size;
  const rare = terms.filter((term) => frequency(term) <= most);
  if (rare.length > 0) return rare;
  const lacksRare = explained(groups).some(
    ({ word }) => frequency(word) > 0 && frequency(word) <= most,
  );
  return lacksRare ? [] : terms;
}

const unique = (values: readonly string[]) => [...new Set(values)];

/** Makes the result of a page. */
export function toResult(
  found: Found,
  { sections = 0, excerptLength }: ResultOptions,
): SearchResult {
  const { page, score, search } = found;
  const { index, groups } = search;
  const range = index.pages[page]!;
  const { section, sectionRoute, entry, asked } = openedBy(found);
  const document = index.documents[section]!;
  const text = index.texts?.[section];
  const forms = explained(groups).map((group) => formsIn(index, group, range));
  const synonyms = explained(groups).flatMap((group, at) =>
    forms[at]?.length ? [] : synonymsIn(index, group, range),
  );
  const typed = unique(forms.flat());
  const terms = unique([...typed, ...synonyms]);
  const { facts, sentence } =
    entry && !isPageAnchor(entry.link[0])
      ? entryText(text, document.entries ?? [], entry.link)
      : { facts: [], sentence: text ?? document.content };
  const row = {
    pageTitle: document.pageTitle,
    sectionTitle:
      entry && titleKey(entry.link[1]) !== titleKey(document.title)
        ? entry.link[1]
        : document.title,
    facts,
    content: sectionRoute.includes('#')
      ? excerpt(sentence, terms, excerptLength)
      : pageExcerpt({ title: document.pageTitle, text: sentence }, terms, excerptLength),
  };
  let reason: Reason | undefined = asked && { kind: 'question', text: asked[0] };
  // Until the texts have loaded, a word of the page may be in what the result lacks.
  const isComplete = text !== undefined || typed.length === 0;
  if (!reason && isComplete && !isMarked(row, terms))
    reason = hiddenReason(found, entry?.link[2] ?? '', ...typed);
  const hidden = groups.flatMap((group) => wordsIn(reason?.text ?? '', index, group));
  // Of many terms, those that the result shows must not be left out.
  const shown = terms.length > MAX_TERMS ? terms.filter((term) => isMarked(row, [term])) : [];
  const answers = asked && typed.length === 0 ? answeringWords(asked, text) : [];
  const marked = unique([...hidden, ...shown, ...terms, ...answers]).slice(0, MAX_TERMS);
  const result: SearchResult = {
    ...document,
    ...row,
    sectionRoute,
    tag: index.tag,
    score,
    terms: marked,
    highlights: highlightsOf(search, unique([...shown, ...terms, ...answers])).slice(0, MAX_TERMS),
    sections: furtherSections(found, section, marked).slice(0, sections),
    ...(reason ? { reason } : {}),
  };
  // These are not sent to the page.
  delete result.entries;
  delete result.keywords;
  delete result.questions;
  return result;
}
