/** Kind of page that a document comes from; decides where its terms are highlighted. */
export type SearchDocumentType = 'docs' | 'blog' | 'other';

/** One section of a page: a heading and the text up to the next one. The unit of the index. */
export type SearchDocument = {
  /** Position in the index file's list. */
  id: number;
  /** Heading of the section; for the part above the first heading, the title of the page. */
  title: string;
  /** Title of the page. */
  pageTitle: string;
  /** Path of the page, with `#anchor` for a section below a heading. */
  sectionRoute: string;
  type: SearchDocumentType;
  /**
   * Text of the section, white space folded. In the index file only the part above the first heading has
   * one, the description of the page; the texts follow in a file of their own.
   */
  content: string;
  /** Labels of the page's tags. */
  tags: string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  sidebarParentCategories: string[];
};

/** A section as the index is built from it: its text, and what stands out in it. */
export type SearchSource = SearchDocument & {
  /** What stands for `content` until the texts are there. */
  lead?: string;
  /** The part of `content` that is in code blocks. */
  code?: string;
  /** The part of `content` that names what a table explains. */
  defined?: string;
};

/** The index file of one tag: `search-index-{tag}.json`. */
export type SearchIndexFile = {
  documents: SearchDocument[];
  index: SerializedIndex;
};

/** The words of the sections, in a form that compresses well; see `codec.ts`. */
export type SerializedIndex = {
  /** The vocabulary, sorted, each word without what it shares with the one before. */
  terms: string;
  /** For each word of the vocabulary, the sections that have it. */
  postings: string;
  /** For each section, its length norm. */
  lengths: string;
  /** Groups of words that mean the same; see `synonyms.ts`. */
  synonyms: string[][];
  /** Weight of the pages that have a string in their path; 1 for the others. */
  weights: [path: string, weight: number][];
  /** Whether the sidebar categories above a page are searched. */
  parentCategories: boolean;
  /** Language of the pages; see `language.ts`. */
  language: string;
  /** Digest of the texts that belong to this index; a text file of another build is not used. */
  textsDigest: string;
};

/** The file that follows the index: `search-text-{tag}.json`. */
export type SearchTextFile = {
  digest: string;
  /** The content of each document by its id. */
  texts: string[];
};

/** A page that answers a query, by its best section. */
export type SearchResult = SearchDocument & {
  /** Tag of the index that it comes from. */
  tag: string;
  /** Heading of the section, as `title`; the name under which a result offers it. */
  sectionTitle: string;
  /** Relevance; only comparable within one query. */
  score: number;
  /** Words of the page that the query matched, for highlighting. */
  terms: string[];
};

/** Options of the index that are fixed at build time. */
export type IndexOptions = {
  /** Whether parent categories are searched at all. */
  indexParentCategories: boolean;
  /** Language of the pages, as a language tag. Default: `en`. */
  language?: string;
  /** Digest of the text file that goes with the index; none unless given. */
  textsDigest?: string;
  /** Groups of words that mean the same. */
  synonyms?: string[][];
  /** Weight of the pages that have a string in their path; 1 for the others. */
  pathWeights?: Readonly<Record<string, number>>;
};

export const searchFields = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;
export type SearchField = (typeof searchFields)[number];

/** Weight of each field. */
export type Boosts = Readonly<Record<SearchField, number>>;
