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
  /** Text of the section, white space folded. */
  content: string;
  /** Labels of the page's tags. */
  tags: string[];
  /** Labels of the sidebar categories above the page, outermost first. */
  sidebarParentCategories: string[];
};

/** The index file of one tag: `search-index-{tag}.json`. */
export type SearchIndexFile = {
  documents: SearchDocument[];
  /** The MiniSearch index, as its toJSON gives it. */
  index: unknown;
};

/** A section that answers a query. */
export type SearchResult = SearchDocument & {
  /** Heading of the section, as `title`; the name under which a result offers it. */
  sectionTitle: string;
  /** Relevance; only comparable within one query. */
  score: number;
  /** Words of the page that the query matched, for highlighting. */
  terms: string[];
};

/** Options of the index that are fixed at build time. */
export type IndexOptions = {
  /** Weight of each field. */
  boosts: Readonly<Record<SearchField, number>>;
  /** Whether parent categories are indexed at all. */
  indexParentCategories: boolean;
};

export const searchFields = ['title', 'content', 'tags', 'sidebarParentCategories'] as const;
export type SearchField = (typeof searchFields)[number];
