import { fullAnchor } from './anchors';
import { contentWords } from './language';
import { groupPages, type IndexPage, titleKey } from './pageTable';
import { decodePostings } from './postings';
import { parseSynonyms, type Synonyms } from './synonyms';
import { tokenize } from './tokenize';
import type {
  EntryLink,
  FiledDocument,
  PlacedEntry,
  SearchDocument,
  SearchIndexFile,
  SearchTextFile,
  SerializedIndex,
} from './types';
import { type LabelField, Vocabulary } from './vocabulary';

/** The fields that are scored: `body` and `headings` by section, `questions` by question, the others by page. */
export const scoredFields = [
  'body',
  'headings',
  'titles',
  'questions',
  'tags',
  'categories',
] as const;
export type ScoredField = (typeof scoredFields)[number];

/** A loaded index. */
export type SearchIndex = {
  /** The tag whose pages these are. */
  tag: string;
  /** The sections, by their ids. */
  documents: readonly SearchDocument[];
  /** The text of each section; undefined until they have loaded. */
  texts: readonly string[] | undefined;
  textsDigest: string;
  pages: readonly IndexPage[];
  /** The page of each section, question or page, by field. */
  pagesOf: Readonly<Record<ScoredField, Uint32Array>>;
  /** The entries of all pages, in their order. */
  entries: readonly PlacedEntry[];
  vocabulary: Vocabulary;
  synonyms: Synonyms;
};

/** Reads the words of titles, keywords, tags, categories and headings. */
function readLabels(
  documents: readonly SearchDocument[],
  pages: readonly IndexPage[],
  vocabulary: Vocabulary,
  { parentCategories }: SerializedIndex,
): void {
  const put = (field: LabelField, label: string, place: number) =>
    tokenize(label).forEach((word) => vocabulary.put(field, word, place));
  pages.forEach(({ first, end, firstQuestion }, page) => {
    const top = documents[first]!;
    put('titles', top.title, page);
    put('aliases', top.keywords ?? '', page);
    top.questions?.forEach(([text], at) =>
      put('questions', contentWords(text).join(' '), firstQuestion + at),
    );
    top.tags.forEach((tag) => put('tags', tag, page));
    if (parentCategories) {
      top.sidebarParentCategories.forEach((category) => put('categories', category, page));
    }
    for (let section = first + 1; section < end; section += 1) {
      put('headings', documents[section]!.title, section);
    }
  });
}

/** The sections, with what those below a heading have in common with their page. */
function readDocuments(filed: readonly FiledDocument[]): SearchDocument[] {
  let page: Omit<SearchDocument, 'id'>;
  return filed.map((document, id) => {
    const { title, sectionRoute: anchor } = document;
    if ('content' in document) {
      page = { ...document, pageTitle: title };
      return { ...page, id };
    }
    const { pageTitle, type, tags, sidebarParentCategories } = page;
    const sectionRoute = page.sectionRoute + fullAnchor([anchor, title]);
    const ofPage = { pageTitle, type, content: '', tags, sidebarParentCategories };
    return { ...document, ...ofPage, id, sectionRoute };
  });
}

/** The page of each of the places that pages have, in their order. */
const placesOf = (pages: readonly IndexPage[], countOf: (page: IndexPage) => number) =>
  Uint32Array.from(pages.flatMap((page, at) => Array<number>(countOf(page)).fill(at)));

/** The end of the path of a nested property, such as `maps[].targetPath`: readers copy it alone. */
const NESTED = /\.(\p{Ll}+\p{Lu}\w*)$/u;

/** The names of an entry, as `titleKey` makes them. */
const keysOf = ([, name, key]: EntryLink) =>
  [name, key, NESTED.exec(key)?.[1] ?? '']
    .map(titleKey)
    .filter(Boolean)
    .map((text) => ` ${text} `);

/**
 * Loads an index.
 * @param file a parsed index file
 * @param tag the tag of the file
 * @throws TypeError if the file does not have the structure of an index
 */
export function loadIndex(file: unknown, tag = ''): SearchIndex {
  const { documents: filed, index } = file as SearchIndexFile;
  const documents = readDocuments(filed);
  const vocabulary = new Vocabulary();
  index.terms.forEach((term, at) => vocabulary.add(term, decodePostings(index.postings[at] ?? [])));
  const pages = groupPages(documents, index.weights);
  readLabels(documents, pages, vocabulary, index);
  const bySection = placesOf(pages, ({ first, end }) => end - first);
  const byPage = placesOf(pages, () => 1);
  return {
    tag,
    documents,
    texts: undefined,
    textsDigest: index.textsDigest,
    pages,
    pagesOf: {
      body: bySection,
      headings: bySection,
      titles: byPage,
      questions: placesOf(pages, ({ questions }) => questions.length),
      tags: byPage,
      categories: byPage,
    },
    entries: documents.flatMap(({ entries = [] }, section) =>
      entries.map((link) => ({ page: bySection[section]!, section, link, keys: keysOf(link) })),
    ),
    vocabulary,
    synonyms: parseSynonyms(index.synonyms),
  };
}

/**
 * Adds the texts of the sections to an index, for the excerpts of its results.
 * @param file a parsed text file
 * @throws Error if it does not belong to this index
 */
export function addTexts(index: SearchIndex, file: unknown): void {
  const { digest, texts } = file as SearchTextFile;
  // After a deployment, one file may come from a cache and the other from the server.
  if (digest !== index.textsDigest) throw new Error('The texts are not those of the search index.');
  index.texts = texts;
}
