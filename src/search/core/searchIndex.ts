import { decodePostings, decodeSmall, decodeTerms, type Postings } from './codec';
import { type Language, languageOf } from './language';
import { parseSynonyms, type Synonyms } from './synonyms';
import { normalizeTerm, tokenize } from './tokenize';
import type { SearchDocument, SearchIndexFile, SearchTextFile } from './types';
import { Vocabulary } from './vocabulary';

/** A page of the index: its sections are from `first` to `end`, exclusive. */
export type IndexPage = {
  first: number;
  end: number;
  /** Weight by path; 1 for most pages. */
  weight: number;
  /** The normalized words of its title; see `titleKey`. */
  title: string;
  /** Word count relative to the average page. */
  relativeLength: number;
};

/** Vocabulary entries of the words of a label: a title, a tag, a category. */
type Label = readonly number[];

/** A loaded index. */
export type SearchIndex = {
  /** The tag whose pages these are. */
  tag: string;
  documents: readonly SearchDocument[];
  pages: readonly IndexPage[];
  vocabulary: Vocabulary;
  postings: Postings;
  /** Section ids by vocabulary entry of a word in their heading; the part above the first heading has none. */
  headings: ReadonlyMap<number, readonly number[]>;
  /** Page ids by vocabulary entry of a word in their title, tags, and categories. */
  titles: ReadonlyMap<number, readonly number[]>;
  /** Page ids by vocabulary entry of a word in the last part of their address, or in their keywords. */
  aliases: ReadonlyMap<number, readonly number[]>;
  tags: ReadonlyMap<number, readonly number[]>;
  categories: ReadonlyMap<number, readonly number[]>;
  /** Words of each section's heading; for the part above the first heading, words of the page title. */
  labelWords: readonly Label[];
  language: Language;
  synonyms: Synonyms;
  /** Digest of the texts that belong to this index. */
  textsDigest: string;
  /** Texts of the sections; undefined until they have loaded. */
  texts: readonly string[] | undefined;
};

function push(lists: Map<number, number[]>, entry: number, value: number): void {
  const list = lists.get(entry);
  if (!list) lists.set(entry, [value]);
  else if (list.at(-1) !== value) list.push(value);
}

function pathOf({ sectionRoute }: SearchDocument): string {
  return sectionRoute.split('#')[0] ?? '';
}

/** The words of the last part of an address. */
const slugOf = (document: SearchDocument) =>
  (pathOf(document).split('/').filter(Boolean).at(-1) ?? '').replace(/[-_.]/g, ' ');

function weightOf(path: string, weights: readonly [string, number][]): number {
  return weights.find(([part]) => path.includes(part))?.[1] ?? 1;
}

/** The key for comparing a query with a title: its normalized words. */
export function titleKey(text: string): string {
  return tokenize(text).map(normalizeTerm).join(' ');
}

/** Groups the sections, which are ordered by page, into pages. */
function groupPages(
  documents: readonly SearchDocument[],
  lengths: Uint8Array,
  weights: readonly [string, number][],
): IndexPage[] {
  const pages: { path: string; first: number; end: number; words: number }[] = [];
  documents.forEach((document, section) => {
    const path = pathOf(document);
    const words = (lengths[section] ?? 0) ** 2;
    const last = pages.at(-1);
    if (last?.path === path) {
      last.end = section + 1;
      last.words += words;
    } else {
      pages.push({ path, first: section, end: section + 1, words });
    }
  });
  const average = pages.reduce((sum, { words }) => sum + words, 0) / Math.max(1, pages.length);
  return pages.map(({ path, first, end, words }) => ({
    first,
    end,
    title: titleKey(documents[first]?.title ?? ''),
    weight: weightOf(path, weights),
    relativeLength: average > 0 ? words / average : 1,
  }));
}

function isIndexFile(file: Partial<SearchIndexFile>): file is SearchIndexFile {
  const { documents, index } = file;
  return (
    Array.isArray(documents) &&
    typeof index === 'object' &&
    index !== null &&
    [index.terms, index.postings, index.lengths, index.language].every(
      (part) => typeof part === 'string',
    ) &&
    [index.synonyms, index.weights].every(Array.isArray)
  );
}

/**
 * Loads an index file.
 * @param file a parsed index file
 * @param tag the tag of the file
 * @throws Error if the file does not have the structure of an index
 */
export function loadIndex(file: unknown, tag = ''): SearchIndex {
  const candidate = (file ?? {}) as Partial<SearchIndexFile>;
  if (!isIndexFile(candidate)) {
    throw new Error('The search index has no documents or no index.');
  }
  const { documents, index } = candidate;
  const language = languageOf(index.language);
  const vocabulary = new Vocabulary(language);
  const terms = decodeTerms(index.terms);
  terms.forEach((term) => vocabulary.add(term));
  if (vocabulary.size !== terms.length)
    throw new Error('The search index contains duplicate words.');
  const postings = decodePostings(index.postings, terms.length);
  const pages = groupPages(documents, decodeSmall(index.lengths), index.weights);

  const known = new Map<string, number[]>();
  const wordsOf = (label: string): number[] => {
    const found = known.get(label) ?? [...new Set(tokenize(label).map((w) => vocabulary.add(w)))];
    known.set(label, found);
    return found;
  };
  const headings = new Map<number, number[]>();
  const titles = new Map<number, number[]>();
  const aliases = new Map<number, number[]>();
  const tags = new Map<number, number[]>();
  const categories = new Map<number, number[]>();
  const labelWords = documents.map(({ title }) => wordsOf(title));
  pages.forEach(({ first, end }, page) => {
    const top = documents[first];
    if (!top) return;
    [...wordsOf(top.pageTitle), ...(labelWords[first] ?? [])].forEach((entry) =>
      push(titles, entry, page),
    );
    wordsOf(`${slugOf(top)} ${top.keywords ?? ''}`).forEach((entry) => push(aliases, entry, page));
    top.tags.flatMap(wordsOf).forEach((entry) => push(tags, entry, page));
    if (index.parentCategories) {
      top.sidebarParentCategories.flatMap(wordsOf).forEach((e) => push(categories, e, page));
    }
    for (let section = first; section < end; section += 1) {
      if (documents[section]?.sectionRoute.includes('#')) {
        labelWords[section]?.forEach((entry) => push(headings, entry, section));
      }
    }
  });
  return {
    tag,
    documents,
    pages,
    vocabulary: vocabulary.close(),
    postings,
    headings,
    titles,
    aliases,
    tags,
    categories,
    labelWords,
    language,
    synonyms: parseSynonyms(index.synonyms, language),
    textsDigest: index.textsDigest,
    texts: undefined,
  };
}

/**
 * Adds the texts of the sections to an index, for the excerpts of its results.
 * @param file a parsed text file
 * @throws Error if it does not belong to this index
 */
export function addTexts(index: SearchIndex, file: unknown): void {
  const { digest, texts } = (file ?? {}) as Partial<SearchTextFile>;
  const isTextFile = Array.isArray(texts) && texts.every((text) => typeof text === 'string');
  // After a deployment, one file may come from a cache and the other from the server.
  if (!isTextFile || digest !== index.textsDigest || texts.length !== index.documents.length) {
    throw new Error('The texts are not those of the search index.');
  }
  index.texts = texts;
}
