import MiniSearch, { type Options, type Query, type SearchOptions } from 'minisearch';
import { english as language } from '../../../../src/search/core/language';
import {
  MAX_PHRASE_WORDS,
  phraseKey,
  type Phrase,
  type Synonyms,
} from '../../../../src/search/core/synonyms';
import { identifierParts, normalizeTerm, tokenize } from '../../../../src/search/core/tokenize';
import type { CorpusPage } from '../../corpus';

/** What MiniSearch can be tuned by; `settings.json` has the best values. */
export type Settings = {
  /** The questions of a page as a field of its first section, or each as a document of the page. */
  questions: 'field' | 'documents';
  /** Index each word as its stem, or as written and as its stem. */
  forms: 'stem' | 'both';
  /** How the words of a query are combined; `AND-OR` drops words only if no section has all of them. */
  combine: 'AND' | 'OR' | 'AND-OR';
  /** Which words may be the beginning of a longer one. */
  prefix: 'none' | 'last' | 'all';
  /** Maximum edit distance, relative to the length of the word. */
  fuzzy: number;
  /** Correct words in every search, or only if nothing is found without corrections. */
  correct: 'always' | 'fallback';
  weightOfPrefix: number;
  weightOfFuzzy: number;
  weightOfSynonyms: number;
  /** Parameters of BM25+. */
  k: number;
  b: number;
  d: number;
  /** Factor of the section above the first heading of a page. */
  top: number;
  /** Exponent of our weights of paths. */
  paths: number;
  /** Weight of each field. */
  boost: Record<Field, number>;
};

const fields = ['page', 'heading', 'keywords', 'questions', 'tags', 'defined', 'text'] as const;
type Field = (typeof fields)[number];

type Section = { id: string } & Record<Field, string>;

/** An index, and what the search uses beside it. */
export type MiniSearchEngine = {
  index: MiniSearch<Section>;
  synonyms: Synonyms;
  weights: readonly (readonly [path: string, weight: number])[];
  settings: Settings;
};

function formsOf(word: string, { forms }: Settings): string[] {
  const term = normalizeTerm(word);
  const stem = language.stem(term);
  return forms === 'both' && stem !== term ? [term, stem] : [stem];
}

function optionsOf(settings: Settings): Options<Section> {
  return {
    fields: [...fields],
    tokenize,
    processTerm: (word, field) => {
      if (field === 'text' && language.isStopWord(normalizeTerm(word))) return null;
      const words = [word, ...identifierParts(word)];
      return [...new Set(words.flatMap((part) => formsOf(part, settings)))];
    },
  };
}

const slugOf = (path: string) =>
  (path.split('/').filter(Boolean).at(-1) ?? '').replace(/[-_.]/g, ' ');

/** The documents of a page: its sections, each with the keywords of the page, and its questions. */
function documentsOf(page: CorpusPage, settings: Settings): Section[] {
  const { url, pageTitle, tags, sections, questions } = page;
  const keywords = `${slugOf(url)} ${page.keywords}`;
  const inField = settings.questions === 'field';
  const empty = {
    page: '',
    heading: '',
    keywords: '',
    questions: '',
    tags: '',
    defined: '',
    text: '',
  };
  return [
    ...sections.map(({ title, hash, content, code, defined }) => ({
      id: url + hash,
      page: pageTitle,
      heading: hash ? title : '',
      keywords,
      questions: inField && !hash ? questions.join(' ') : '',
      tags: tags.join(' '),
      defined,
      text: `${content} ${code}`,
    })),
    ...(inField ? [] : questions).map((question, at) => ({
      ...empty,
      id: `${url}#question-${at}`,
      questions: question,
    })),
  ];
}

/** Builds the index of a version. */
export function buildMiniSearch(
  pages: readonly CorpusPage[],
  settings: Settings,
): MiniSearch<Section> {
  const index = new MiniSearch(optionsOf(settings));
  index.addAll(pages.flatMap((page) => documentsOf(page, settings)));
  return index;
}

/** The synonyms of the phrases that a word of a query belongs to. */
function synonymsAt(synonyms: Synonyms, words: Phrase, at: number): readonly Phrase[] {
  const found: Phrase[] = [];
  for (let length = 1; length <= MAX_PHRASE_WORDS; length += 1) {
    for (let start = Math.max(0, at - length + 1); start <= at; start += 1) {
      if (start + length > words.length) continue;
      found.push(...(synonyms.get(phraseKey(words.slice(start, start + length), language)) ?? []));
    }
  }
  return found;
}

/** A query as words with their synonyms. */
function parse(
  { synonyms, settings }: MiniSearchEngine,
  text: string,
  fuzzy: number,
  combineWith: 'AND' | 'OR',
): Query {
  const words = tokenize(text).map(normalizeTerm);
  const onlyStopWords = words.every((word) => language.isStopWord(word));
  const exactly = (phrase: Phrase, weight: number): Query => ({
    combineWith: 'AND',
    prefix: false,
    fuzzy: false,
    boostTerm: () => weight,
    queries: phrase.map((word) => ({ combineWith: 'OR', queries: [word] })),
  });
  const queries = words.flatMap((word, at): Query[] => {
    const others = synonymsAt(synonyms, words, at).map((phrase) =>
      exactly(phrase, settings.weightOfSynonyms),
    );
    if (language.isStopWord(word) && !onlyStopWords && others.length === 0) return [];
    const isLast = at === words.length - 1 && !/\s$/.test(text);
    const typed: Query = {
      combineWith: 'OR',
      prefix: settings.prefix === 'all' || (settings.prefix === 'last' && isLast),
      fuzzy: word.length >= 4 && fuzzy,
      weights: { prefix: settings.weightOfPrefix, fuzzy: settings.weightOfFuzzy },
      queries: [word],
    };
    return [{ combineWith: 'OR', queries: [typed, ...others] }];
  });
  return { combineWith, queries };
}

/**
 * Finds the sections that match a query.
 * @returns paths, best first, one for each page
 */
export function searchMiniSearch(engine: MiniSearchEngine, text: string, limit: number): string[] {
  const { index, weights, settings } = engine;
  const { combine, correct, fuzzy, k, b, d, top, paths, boost } = settings;
  const options: SearchOptions = {
    boost,
    bm25: { k, b, d },
    boostDocument: (id: string) =>
      (weights.find(([path]) => id.includes(path))?.[1] ?? 1) ** paths *
      (id.includes('#') ? 1 : top),
  };
  const corrections = correct === 'always' ? [fuzzy] : [0, fuzzy];
  const operators: ('AND' | 'OR')[] = combine === 'AND-OR' ? ['AND', 'OR'] : [combine];
  for (const operator of operators) {
    for (const correction of corrections) {
      const found = index.search(parse(engine, text, correction, operator), options);
      if (found.length > 0)
        return bestOfPages(
          found.map(({ id }) => String(id)),
          limit,
        );
    }
  }
  return [];
}

function bestOfPages(routes: readonly string[], limit: number): string[] {
  const pages = new Map<string, string>();
  for (const route of routes) {
    const [page = ''] = route.split('#');
    if (!pages.has(page)) pages.set(page, route);
    if (pages.size === limit) break;
  }
  return [...pages.values()];
}
