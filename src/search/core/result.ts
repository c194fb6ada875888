import { fullAnchor, isPageAnchor } from './anchors';
import { entryText, findEntry } from './entries';
import type { NamedEntry, PlacedEntry } from './exactNames';
import { excerpt, pageExcerpt } from './excerpt';
import { answeringWords, explained, formsIn, synonymsIn, typedIn, wordsIn } from './explain';
import type { GroupScores } from './fieldScores';
import { findTerms } from './marks';
import { slugOf, titleKey } from './pageTable';
import type { TermGroup } from './query';
import type { RankedPage } from './rank';
import type { SearchIndex } from './searchIndex';
import type { Question, Reason, ResultSection, SearchDocument, SearchResult } from './types';

/** Maximum number of terms to highlight on the page of a result. */
const MAX_TERMS = 12;

/** How to show a result: the number of further sections, none by default, and the characters of an excerpt, or all. */
export type ResultOptions = { sections?: number; excerptLength?: number };

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

/** The address of an entry on a page. */
function routeOf({ link }: PlacedEntry, { sectionRoute }: SearchDocument): string {
  const [path = ''] = sectionRoute.split('#');
  const anchor = fullAnchor(link);
  if (!isPageAnchor(anchor)) return `${path}#${anchor}`;
  return anchor || path;
}

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

/** The question that found a page: it has more of the typed words than the section and the title of the page. */
function askedQuestion({ page, section, search, question = -1 }: Found): Question | undefined {
  const { index, groups } = search;
  const { pageTitle, questions } = index.documents[index.pages[page]!.first]!;
  const asked = questions?.[question];
  if (!asked) return undefined;
  const having = explained(groups).filter((group) => typedIn(asked[0], index, group).length > 0);
  const shown = explained(groups).filter(
    (group) =>
      formsIn(index, group, { first: section, end: section + 1 }).length > 0 ||
      typedIn(pageTitle, index, group).length > 0,
  );
  return having.length > shown.length ? asked : undefined;
}

/**
 * What found a page beside what its result shows: a question, or else the first of some phrases, its keywords, the last
 * part of its address, its tags and categories that has a word of the query.
 */
function hiddenReason(found: Found, ...phrases: readonly string[]): Reason | undefined {
  const { page, search, question = -1 } = found;
  const { index, groups } = search;
  const document = index.documents[index.pages[page]!.first]!;
  const { questions, keywords = '', tags, sidebarParentCategories } = document;
  const has = (text: string) => groups.some((group) => wordsIn(text, index, group).length > 0);
  const [asked = ''] = questions?.[question] ?? [];
  if (has(asked)) return { kind: 'question', text: asked };
  const hidden = [...keywords.split(/,\s*/), slugOf(document), ...tags, ...sidebarParentCategories];
  const text = [...phrases, ...hidden].find(has);
  return text === undefined ? undefined : { kind: 'keyword', text };
}

/** The section to open: that with the words of the query, if the best one and the title have none of them. */
function sectionToOpen({ page, section, search }: Found): number {
  const { index, groups } = search;
  const { first, end } = index.pages[page]!;
  const has = (at: number) =>
    groups.some((group) => {
      const here = { first: at, end: at + 1 };
      return formsIn(index, group, here).length + synonymsIn(index, group, here).length > 0;
    });
  if (has(section) || has(first)) return section;
  for (let at = first; at < end; at += 1) if (has(at)) return at;
  return section;
}

const unique = (values: readonly string[]) => [...new Set(values)];

/** Makes the result of a page. */
export function toResult(
  found: Found,
  { sections = 0, excerptLength }: ResultOptions,
): SearchResult {
  const { page, score, search } = found;
  const { index, groups, names } = search;
  const range = index.pages[page]!;
  const entry = names.get(page) ?? findEntry(index, { page, section: found.section, groups });
  const asked = entry ? undefined : askedQuestion(found);
  const answering = asked && range.first + asked[1];
  const section = entry?.section ?? answering ?? sectionToOpen(found);
  const document = index.documents[section]!;
  const text = index.texts?.[section];
  const forms = explained(groups).map((group) => formsIn(index, group, range));
  const synonyms = explained(groups).flatMap((group, at) =>
    forms[at]?.length ? [] : synonymsIn(index, group, range),
  );
  const typed = unique(forms.flat());
  const terms = unique([...typed, ...synonyms.flatMap((synonym) => synonym.forms)]);
  const { facts, sentence } =
    entry && !isPageAnchor(entry.link[0])
      ? entryText(text, document.entries ?? [], entry.link)
      : { facts: [], sentence: text ?? document.content };
  const sectionRoute = entry ? routeOf(entry, document) : document.sectionRoute;
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
  const phrases = unique(synonyms.map((synonym) => synonym.text));
  // Until the texts have loaded, a word of the page may be in what the result lacks.
  const isComplete = text !== undefined || typed.length === 0;
  if (!reason && isComplete && !isMarked(row, typed)) {
    reason =
      phrases.length > 0
        ? { kind: 'synonym', text: phrases.join(', ') }
        : hiddenReason(found, entry?.link[2] ?? '', ...typed);
  }
  const hidden =
    reason?.kind === 'synonym'
      ? phrases
      : groups.flatMap((group) => wordsIn(reason?.text ?? '', index, group));
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
    sections: furtherSections(found, section, marked).slice(0, sections),
    ...(reason ? { reason } : {}),
  };
  // These are not sent to the page.
  delete result.entries;
  delete result.keywords;
  delete result.questions;
  return result;
}
