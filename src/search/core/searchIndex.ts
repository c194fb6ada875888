import type { ScoredField } from './fieldScores';
import { contentWords } from './language';
import { type LabelField, type Lexicon, WholeLexicon } from './lexicon';
import { groupPages, type IndexPage, pagesOfSections, slugOf } from './pageTable';
import { decodePostings } from './postings';
import { parseSynonyms, type Synonyms } from './synonyms';
import { tokenize } from './tokenize';
import type { SearchDocument, SearchIndexFile, SearchTextFile, SerializedIndex } from './types';
import { Vocabulary } from './vocabulary';

/** What the sections of an index have, by their ids. */
export type Contents = {
  document: (section: number) => SearchDocument;
  /** The text; undefined until it has loaded. */
  text: (section: number) => string | undefined;
  /** The pages with entries that a query, as a key for comparing, may be the name of. */
  pagesNaming: (key: string) => readonly number[];
};

/** A loaded index. */
export type SearchIndex = {
  /** The tag whose pages these are. */
  tag: string;
  pages: readonly IndexPage[];
  /** The page of each section and of each question. */
  pageOf: Uint32Array;
  pageOfQuestion: Uint32Array;
  /** The number of places of each field. */
  sizes: Readonly<Record<ScoredField, number>>;
  /** Where each word occurs. */
  words: Lexicon;
  vocabulary: Vocabulary;
  contents: Contents;
  synonyms: Synonyms;
};

/** An index that is loaded as a whole. */
export type WholeIndex = SearchIndex & { contents: WholeContents };

const isString = (value: unknown): value is string => typeof value === 'string';

/** Whether a parsed file has the structure of an index. */
export function isIndexFile(file: unknown): file is SearchIndexFile {
  const { documents, index } = (file ?? {}) as Partial<SearchIndexFile>;
  return (
    Array.isArray(documents) &&
    typeof index === 'object' &&
    index !== null &&
    [index.terms, index.postings, index.synonyms, index.weights].every(Array.isArray)
  );
}

/** Reads the words of titles, addresses, tags, categories and headings. */
function readLabels(
  documents: readonly SearchDocument[],
  pages: readonly IndexPage[],
  words: WholeLexicon,
  { parentCategories }: SerializedIndex,
): void {
  const put = (field: LabelField, label: string, place: number) =>
    tokenize(label).forEach((word) => words.put(field, word, place));
  pages.forEach(({ first, end, firstQuestion }, page) => {
    const top = documents[first];
    if (!top) return;
    put('titles', top.pageTitle, page);
    put('titles', top.title, page);
    put('aliases', `${slugOf(top)} ${top.keywords ?? ''}`, page);
    top.questions?.forEach(([text], at) =>
      put('questions', contentWords(text).join(' '), firstQuestion + at),
    );
    top.tags.forEach((tag) => put('tags', tag, page));
    if (parentCategories) {
      top.sidebarParentCategories.forEach((category) => put('categories', category, page));
    }
    for (let section = first; section < end; section += 1) {
      const document = documents[section];
      if (document?.sectionRoute.includes('#')) put('headings', document.title, section);
    }
  });
}

/** The contents of an index that is loaded as a whole; its texts follow in a file of their own. */
class WholeContents implements Contents {
  texts: readonly string[] | undefined;
  private readonly pagesWithEntries: readonly number[];

  constructor(
    readonly documents: readonly SearchDocument[],
    pages: readonly IndexPage[],
    readonly textsDigest: string,
  ) {
    this.pagesWithEntries = [...pages.keys()].filter((page) => {
      const { first, end } = pages[page]!;
      return documents.slice(first, end).some(({ entries }) => entries);
    });
  }

  document(section: number): SearchDocument {
    return this.documents[section]!;
  }

  text(section: number): string | undefined {
    return this.texts?.[section];
  }

  pagesNaming(): readonly number[] {
    return this.pagesWithEntries;
  }
}

/** Combines the parts of an index. */
export function createIndex<OwnContents extends Contents>(
  tag: string,
  { synonyms }: SerializedIndex,
  parts: { pages: readonly IndexPage[]; words: Lexicon; contents: OwnContents },
): SearchIndex & { contents: OwnContents } {
  const { pages, words } = parts;
  const pageOf = pagesOfSections(pages);
  const sections = pageOf.length;
  const pageOfQuestion = Uint32Array.from(
    pages.flatMap(({ questions }, page) => questions.map(() => page)),
  );
  const byPage = { titles: pages.length, tags: pages.length, categories: pages.length };
  return {
    ...parts,
    tag,
    pageOf,
    pageOfQuestion,
    sizes: { body: sections, headings: sections, questions: pageOfQuestion.length, ...byPage },
    vocabulary: new Vocabulary(words),
    synonyms: parseSynonyms(synonyms),
  };
}

/**
 * Loads an index file that has all words and documents.
 * @param file a parsed index file
 * @param tag the tag of the file
 * @throws Error if the file does not have the structure of an index
 */
export function loadIndex(file: unknown, tag = '') {
  if (!isIndexFile(file)) throw new Error('The search index has no documents or no index.');
  const { documents, index } = file;
  const words = new WholeLexicon();
  index.terms.forEach((term, at) => words.add(term, decodePostings(index.postings[at] ?? [])));
  const pages = groupPages(documents, index.weights);
  readLabels(documents, pages, words, index);
  const contents = new WholeContents(documents, pages, index.textsDigest);
  const loaded = createIndex(tag, index, { pages, words, contents });
  return { ...loaded, words };
}

/**
 * Adds the texts of the sections to an index, for the excerpts of its results.
 * @param file a parsed text file
 * @throws Error if it does not belong to this index
 */
export function addTexts({ contents }: WholeIndex, file: unknown): void {
  const { digest, texts } = (file ?? {}) as Partial<SearchTextFile>;
  const isTextFile = Array.isArray(texts) && texts.every(isString);
  // After a deployment, one file may come from a cache and the other from the server.
  const belongs = digest === contents.textsDigest && texts?.length === contents.documents.length;
  if (!isTextFile || !belongs) throw new Error('The texts are not those of the search index.');
  contents.texts = texts;
}
