import MiniSearch, { type Query } from 'minisearch';
import { isStopWord, stem } from '../../../../src/search/core/language';
import {
  MAX_PHRASE_WORDS,
  parseSynonyms,
  type Phrase,
  phraseKey,
  type Synonyms,
} from '../../../../src/search/core/synonyms';
import { identifierParts, normalizeTerm, tokenize } from '../../../../src/search/core/tokenize';
import { readSynonyms } from '../../../../src/search/plugin/readSynonyms';
import { search as siteOptions } from '../../../../src/site/search';
import { build } from '../../../support/workspace';
import { type CorpusPage, crawlBuilt } from '../../corpus';
import type { Engine } from '../../engines';
import { byVersion } from '../../queries';
import settings from './settings.json';

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
    .map(({ title, hash, content, defined }) => ({
      id: url + hash,
      page: pageTitle,
      heading: hash ? title : '',
      keywords: `${slug} ${page.keywords}`,
      questions: hash ? '' : questions.join(' '),
      tags: tags.join(' '),
      defined,
      text: hash ? content : `${description} ${content}`,
    }));
}

/** The synonyms of the phrases that a word of a query belongs to. */
function synonymsAt(synonyms: Synonyms, words: Phrase, at: number): readonly Phrase[] {
  const found: Phrase[] = [];
  for (let length = 1; length <= MAX_PHRASE_WORDS; length += 1) {
    for (let start = Math.max(0, at - length + 1); start <= at; start += 1) {
      if (start + length > words.length) continue;
      const others = synonyms.get(phraseKey(words.slice(start, start + length))) ?? [];
      found.push(...others.map((synonym) => synonym.words));
    }
  }
  return found;
}

/** A query as words with their synonyms; the last word may be unfinished. */
function parse(text: string, synonyms: Synonyms): Query {
  const words = tokenize(text).map(normalizeTerm);
  const onlyStopWords = words.every(isStopWord);
  const queries = words.flatMap((word, at): Query[] => {
    const others = synonymsAt(synonyms, words, at).map((phrase): Query => ({
      combineWith: 'AND',
      prefix: false,
      fuzzy: false,
      boostTerm: () => settings.synonym,
      queries: [...phrase],
    }));
    if (isStopWord(word) && !onlyStopWords && others.length === 0) return [];
    const typed: Query = {
      combineWith: 'OR',
      prefix: at === words.length - 1 && !/\s$/.test(text),
      fuzzy: word.length >= 4 && settings.fuzzy,
      weights: { prefix: settings.weightOfPrefix, fuzzy: settings.weightOfFuzzy },
      queries: [word],
    };
    return [{ combineWith: 'OR', queries: [typed, ...others] }];
  });
  return { combineWith: 'OR', queries };
}

/**
 * MiniSearch with the sections, words, stems, stop words and synonyms of our search, and with the settings of
 * settings.json, which coordinate descent found on the tuning queries.
 */
export async function minisearchEngine(): Promise<Engine> {
  const synonyms = parseSynonyms(await readSynonyms(siteOptions.synonyms));
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
    index.addAll(crawlBuilt(build, version).flatMap(sectionsOf));
    return index;
  });
  return {
    fed: 'a field each; also our sections, stems, stop words and synonyms',
    answer: (version, query) => {
      const found = indexes[version].search(parse(query, synonyms));
      const pages = new Set(found.map(({ id }) => String(id).replace(/#.*/, '')));
      return Promise.resolve([...pages].slice(0, LISTED));
    },
  };
}
