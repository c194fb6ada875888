import MiniSearch, { type Query } from 'minisearch';
import { isStopWord, stem } from '../../src/search/core/language';
import { identifierParts, normalizeTerm, tokenize } from '../../src/search/core/tokenize';
import { search as siteOptions } from '../../src/site/search';
import { type CorpusPage, crawlBuilt } from './corpus';
import settings from './minisearch.json';
import { byVersion } from './queries';
import type { Engine } from './ranking';

const FIELDS = ['page', 'heading', 'keywords', 'questions', 'tags', 'defined', 'text'] as const;
type Section = { id: string } & Record<(typeof FIELDS)[number], string>;

/** As many results as our search lists. */
const LISTED = 8;

/** A word, its parts if it is an identifier, and their stems; stop words only outside of texts. */
function termsOf(word: string, field: string | undefined): string[] | null {
  if (field === 'text' && isStopWord(normalizeTerm(word))) return null;
  const terms = [word, ...identifierParts(word)].map(normalizeTerm);
  return [...new Set(terms.flatMap((term) => [term, stem(term)]))];
}

/** The sections of a page, each with its keywords; its questions are with the first one. */
function sectionsOf(page: CorpusPage): Section[] {
  const { url, pageTitle, description, tags, questions } = page;
  const slug = url.split('/').filter(Boolean).at(-1)?.replace(/[-_.]/g, ' ') ?? '';
  return page.sections
    .filter(({ title }) => !siteOptions.ignoredSections.includes(title))
    .map(({ title, hash, columns, text, defined }) => ({
      id: url + hash,
      page: pageTitle,
      heading: hash ? title : '',
      keywords: `${slug} ${page.keywords}`,
      questions: hash ? '' : questions.join(' '),
      tags: tags.join(' '),
      defined,
      text: [hash ? '' : description, columns, text].join(' '),
    }));
}

/** The words of a query without stop words; the last one may be unfinished. */
function parse(text: string): Query {
  const words = tokenize(text).map(normalizeTerm);
  const telling = words.filter((word) => !isStopWord(word));
  const queries = (telling.length > 0 ? telling : words).map((word, at, all): Query => ({
    prefix: at === all.length - 1 && !/\s$/.test(text),
    fuzzy: word.length >= 4 && settings.fuzzy,
    weights: { prefix: settings.weightOfPrefix, fuzzy: settings.weightOfFuzzy },
    queries: [word],
  }));
  return { combineWith: 'OR', queries };
}

/**
 * MiniSearch with the sections, words, stems and stop words of our search, and with the settings of minisearch.json,
 * which coordinate descent found on the tuning queries.
 */
export function minisearchEngine(): Engine {
  const { k, b, d, firstSection, boost } = settings;
  const indexes = byVersion((version) => {
    const index = new MiniSearch<Section>({
      fields: [...FIELDS],
      tokenize,
      processTerm: termsOf,
      searchOptions: {
        boost,
        bm25: { k, b, d },
        boostDocument: (id: string) => (id.includes('#') ? 1 : firstSection),
      },
    });
    index.addAll(crawlBuilt(version).flatMap(sectionsOf));
    return index;
  });
  return (version, query) => {
    const found = indexes[version].search(parse(query));
    const pages = new Set(found.map(({ id }) => String(id).replace(/#.*/, '')));
    return { pages: [...pages].slice(0, LISTED), isWeak: false };
  };
}
