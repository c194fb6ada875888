/** Kind of page that a document comes from; determines where its terms are highlighted. */
export type SearchDocumentType = 'docs' | 'blog' | 'other';

/**
 * What has a name on a page, which a result can open: an entry of a reference list, the message of an error, or the page
 * itself. The anchor is as `shortAnchor` makes it: '' for the page itself, a path for another page. The key is its other
 * name, such as that of a property, or ''. The facts are counted, such as type and default. Its text is a line of the text
 * of its section.
 */
export type EntryLink = [anchor: string, name: string, key: string, facts: number];

/** An entry of a page, with the section that has it, and its names as keys for comparing, between spaces. */
export type PlacedEntry = {
  page: number;
  section: number;
  link: EntryLink;
  keys: readonly string[];
};

/** One section of a page: a heading and the text up to the next one. The unit of the index. */
export type SearchDocument = {
  /** Position in the documents of the index. */
  id: number;
  /** Heading of the section; for the part above the first heading, the page title. */
  title: string;
  /** Title of the page. */
  pageTitle: string;
  /** Path of the page, with `#anchor` for a section below a heading. */
  sectionRoute: string;
  type: SearchDocumentType;
  /**
   * Text of the section, with collapsed whitespace. In an index, only the part above the first heading has a text, the
   * description of the page; the other texts are in the text file.
   */
  content: string;
  /** Labels of the page's tags. */
  tags: string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  sidebarParentCategories: string[];
  /** The entries that it has, if any. */
  entries?: EntryLink[];
  /** Words that readers use for the subject of the page, if it has any; only of the part above the first heading. */
  keywords?: string;
  /** What readers ask who need the page, if it has any; only of the part above the first heading. */
  questions?: Question[];
};

/** A question, and the section that answers it, counted from the first one of the page. */
export type Question = [text: string, section: number];

/** Input for the index builder: a section with its text, and the parts of it that are weighted differently. */
export type SearchSource = Omit<SearchDocument, 'id' | 'pageTitle' | 'questions'> & {
  questions?: readonly string[];
  /** Fallback for `content` until the texts have loaded. */
  lead?: string;
  /** `content` as excerpts show it, one line per paragraph, list item or row; by default `content`. */
  text?: string;
  /** The part of `content` that counts less: code blocks, and the facts of reference lists. */
  code?: string;
  /** The part of `content` that names what a table defines. */
  defined?: string;
};

/**
 * A section in the index file, without what follows from its place: its id, and for one below a heading what it has in
 * common with its page. The address of that is its anchor, as `shortAnchor` makes it.
 */
export type FiledDocument =
  | Omit<SearchDocument, 'id' | 'pageTitle'>
  | Pick<SearchDocument, 'title' | 'sectionRoute' | 'entries'>;

/** The index file of one tag: `search-index-{tag}.json`. */
export type SearchIndexFile = {
  documents: FiledDocument[];
  index: SerializedIndex;
};

/** The words of the sections, and what a search needs besides. */
export type SerializedIndex = {
  /** The vocabulary, sorted. */
  terms: string[];
  /** For each word of the vocabulary, its postings; see `encodePostings`. */
  postings: number[][];
  /** Groups of synonyms; see `synonyms.ts`. */
  synonyms: string[][];
  /** Weight of the pages whose path contains a string; 1 for the others. */
  weights: [path: string, weight: number][];
  /** Whether sidebar categories are searched. */
  parentCategories: boolean;
  /** Digest of the texts that belong to this index; a text file of another build is rejected. */
  textsDigest: string;
};

/** The text file of one tag: `search-text-{tag}.json`. */
export type SearchTextFile = {
  digest: string;
  /** The content of each document by its id. */
  texts: string[];
};

/** Another section of a matching page. */
export type ResultSection = Pick<SearchDocument, 'title' | 'sectionRoute'>;

/** A part of the documentation: a category at the top of the sidebar, '' for the pages in none. */
export type Area = { name: string; count: number };

/** What found a page that does not show a word of the query in its result: a question, a keyword or a tag. */
export type Reason = { kind: 'question' | 'keyword'; text: string };

/** A matching page, represented by its best section. */
export type SearchResult = SearchDocument & {
  /** Tag of the index that it comes from. */
  tag: string;
  /** Name of the entry that the result opens, or heading of the section; the property name that results use. */
  sectionTitle: string;
  /** Relevance score; only comparable within one query. */
  score: number;
  /** The facts of the entry that the result opens, such as `type string`; empty texts until the texts have loaded. */
  facts: string[];
  /** Other sections of the page that answer the query, best first. */
  sections: ResultSection[];
  /** Words and phrases to mark in it: the words of the query in the forms that the page or the reason has. */
  terms: string[];
  /** Those to highlight on its page. */
  highlights: string[];
  reason?: Reason;
};

/** Build-time options of the index. */
export type IndexOptions = {
  /** Whether sidebar categories are searched. Default: false. */
  indexParentCategories: boolean;
  /** Digest of the text file that belongs to the index; none by default. */
  textsDigest?: string;
  /** Groups of synonyms. */
  synonyms?: string[][];
  /** Weight of the pages whose path contains a string; 1 for the others. */
  pathWeights?: Readonly<Record<string, number>>;
};
