import { decodePostings, decodeTerms, ListReader } from './codec';
import { partFileName, partsFolder } from './constants';
import { english, type Language, languageOf } from './language';
import { type LabelField, type Lexicon, WholeLexicon } from './lexicon';
import { decodePages, groupPages, type IndexPage, pathOf } from './pageTable';
import { PartedLexicon } from './parts';
import { type Scoring, SCORING } from './scoring';
import { Collector } from './sparse';
import { parseSynonyms, type Synonyms } from './synonyms';
import { tokenize } from './tokenize';
import type {
  PagesFile,
  SearchDocument,
  SearchIndexFile,
  SearchTextFile,
  SerializedIndex,
} from './types';
import { Vocabulary } from './vocabulary';

/** Entries of the words of a label: a title, a tag, a category. */
type Label = readonly number[];

/** A loaded index. */
export type SearchIndex = {
  /** The tag whose pages these are. */
  tag: string;
  pages: readonly IndexPage[];
  /** Number of sections, and the page of each. */
  sections: number;
  pageOf: Uint32Array;
  /** Number of sections of the page with most of them. */
  longestPage: number;
  /** The page of each question, and the number of questions of the page with most of them. */
  pageOfQuestion: Uint32Array;
  mostQuestions: number;
  /** Collects the scores of a word. */
  collector: Collector;
  /** Where each word occurs. */
  words: Lexicon;
  vocabulary: Vocabulary;
  language: Language;
  synonyms: Synonyms;
  /** The sections by their ids. Of a large index, only those of the pages that have been added. */
  documents: SearchDocument[];
  /** Words of each section's heading; for the part above the first heading, words of the page title. */
  labelWords: Label[];
  /** Texts of the sections; undefined until they have loaded. */
  texts: string[] | undefined;
  scoring: Scoring;
  /** Digest of the texts that belong to this index. */
  textsDigest: string;
  /** The files of a large index. */
  parts: Parts | undefined;
};

/** Where the words and pages of a large index are. */
type Parts = { folder: string; words: PartedLexicon; firstPages: readonly number[] };

/** The words of the last part of an address. */
const slugOf = (document: SearchDocument) =>
  (pathOf(document).split('/').filter(Boolean).at(-1) ?? '').replace(/[-_.]/g, ' ');

const isText = (value: unknown): value is string => typeof value === 'string';

function isIndexFile(file: Partial<SearchIndexFile>): file is SearchIndexFile {
  const { documents, index } = file;
  return (
    Array.isArray(documents) &&
    typeof index === 'object' &&
    index !== null &&
    [index.terms, index.postings, index.lengths, index.language].every(isText) &&
    [index.synonyms, index.weights].every(Array.isArray)
  );
}

/** Reads the words of titles, addresses, tags, categories and headings. */
function readLabels(
  documents: readonly SearchDocument[],
  pages: readonly IndexPage[],
  words: WholeLexicon,
  { parentCategories }: SerializedIndex,
): Label[] {
  const known = new Map<string, number[]>();
  const wordsOf = (label: string): number[] => {
    const found = known.get(label) ?? [...new Set(tokenize(label).map((w) => words.add(w)))];
    known.set(label, found);
    return found;
  };
  const put = (field: LabelField, label: string, place: number) =>
    wordsOf(label).forEach((entry) => words.put(field, entry, place));
  const labelWords = documents.map(({ title }) => wordsOf(title));
  pages.forEach(({ first, end, firstQuestion }, page) => {
    const top = documents[first];
    if (!top) return;
    put('titles', top.pageTitle, page);
    put('titles', top.title, page);
    put('aliases', `${slugOf(top)} ${top.keywords ?? ''}`, page);
    top.questions?.forEach((question, at) => put('questions', question, firstQuestion + at));
    top.tags.forEach((tag) => put('tags', tag, page));
    if (parentCategories) {
      top.sidebarParentCategories.forEach((category) => put('categories', category, page));
    }
    for (let section = first; section < end; section += 1) {
      const document = documents[section];
      if (document?.sectionRoute.includes('#')) put('headings', document.title, section);
    }
  });
  return labelWords;
}

/**
 * Loads an index file that has all words and documents.
 * @throws Error if the words are not those of the postings
 */
export function loadWhole({ documents, index }: SearchIndexFile): {
  pages: IndexPage[];
  words: WholeLexicon;
  labelWords: Label[];
} {
  const terms = decodeTerms(index.terms);
  const words = new WholeLexicon(decodePostings(index.postings, terms.length));
  terms.forEach((term) => words.add(term));
  if (words.size !== terms.length) throw new Error('The search index contains duplicate words.');
  const pages = groupPages(documents, index.lengths, index.weights);
  return { pages, words, labelWords: readLabels(documents, pages, words, index) };
}

function loadParted(index: SerializedIndex, tag: string) {
  const table = index.parts;
  if (!table) return undefined;
  const folder = partsFolder(tag, table.digest);
  const words = new PartedLexicon((at) => `${folder}/${partFileName('words', at)}`, table);
  const firstPages = new ListReader(table.firstPages).ascending();
  return {
    pages: decodePages(table.pages, table.areas, index.weights),
    words,
    labelWords: [],
    parts: { folder, words, firstPages },
  };
}

/**
 * Loads an index file.
 * @param file a parsed index file
 * @param tag the tag of the file
 * @param siteLanguage the language of the site
 * @param scoring the constants of the ranking
 * @throws Error if the file does not have the structure of an index
 */
export function loadIndex(
  file: unknown,
  tag = '',
  siteLanguage: Language = english,
  scoring = SCORING,
): SearchIndex {
  const candidate = (file ?? {}) as Partial<SearchIndexFile>;
  if (!isIndexFile(candidate)) {
    throw new Error('The search index has no documents or no index.');
  }
  const { documents, index } = candidate;
  const language = languageOf(index.language, siteLanguage);
  const loaded = loadParted(index, tag) ?? { ...loadWhole(candidate), parts: undefined };
  const { pages } = loaded;
  const sections = pages.at(-1)?.end ?? 0;
  const pageOf = new Uint32Array(sections);
  pages.forEach(({ first, end }, page) => pageOf.fill(page, first, end));
  const pageOfQuestion = Uint32Array.from(
    pages.flatMap(({ questions }, page) => questions.map(() => page)),
  );
  return {
    ...loaded,
    tag,
    sections,
    pageOf,
    longestPage: pages.reduce((most, { first, end }) => Math.max(most, end - first), 0),
    pageOfQuestion,
    mostQuestions: pages.reduce((most, { questions }) => Math.max(most, questions.length), 0),
    collector: new Collector(Math.max(sections, pageOfQuestion.length)),
    vocabulary: new Vocabulary(loaded.words, language),
    language,
    synonyms: parseSynonyms(index.synonyms, language),
    documents,
    texts: loaded.parts ? [] : undefined,
    scoring,
    textsDigest: index.textsDigest,
  };
}

/** Whether the documents of a page are there; if not, the name of their file is in `missing`. */
export function hasPage({ pages, documents, parts, words }: SearchIndex, page: number): boolean {
  if (!parts || documents[pages[page]!.first]) return true;
  let file = parts.firstPages.length - 1;
  while (file > 0 && (parts.firstPages[file] ?? 0) > page) file -= 1;
  words.missing.add(`${parts.folder}/${partFileName('pages', file)}`);
  return false;
}

function addPages(index: SearchIndex, { words }: Parts, file: Partial<PagesFile>): void {
  const { documents, texts, words: names, entries } = file;
  if (!Array.isArray(documents) || !Array.isArray(texts) || !isText(names) || !isText(entries)) {
    throw new Error('A file of pages has no documents or no texts.');
  }
  words.register(names, entries);
  documents.forEach((document, at) => {
    const { id, title } = document;
    index.documents[id] = document;
    index.texts![id] = texts[at] ?? '';
    index.labelWords[id] = [...new Set(tokenize(title))].flatMap(
      (word) => index.vocabulary.entryOf(word) ?? [],
    );
  });
}

/**
 * Adds a file of words or pages to a large index.
 * @param name one of `missing`
 * @throws Error if the file is not one of this index, or does not have the structure of such a file
 */
export function addPart(index: SearchIndex, name: string, file: unknown): void {
  const { parts, words } = index;
  const [, folder, kind, at] = /^(.+)\/(words|pages)-(\d+)\.json$/.exec(name) ?? [];
  if (!parts || folder !== parts.folder) throw new Error(`${name} is not of this search index.`);
  const part: object = typeof file === 'object' && file !== null ? file : {};
  if (kind === 'words') parts.words.add(Number(at), part);
  else addPages(index, parts, part);
  words.missing.delete(name);
}

/**
 * Adds the texts of the sections to an index, for the excerpts of its results.
 * @param file a parsed text file
 * @throws Error if it does not belong to this index
 */
export function addTexts(index: SearchIndex, file: unknown): void {
  const { digest, texts } = (file ?? {}) as Partial<SearchTextFile>;
  const isTextFile = Array.isArray(texts) && texts.every(isText);
  // After a deployment, one file may come from a cache and the other from the server.
  if (!isTextFile || digest !== index.textsDigest || texts.length !== index.sections) {
    throw new Error('The texts are not those of the search index.');
  }
  index.texts = texts;
}
