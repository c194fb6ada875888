import type { EntryLink, SearchDocumentType, SearchSource } from './types';

/** A section of a page: `hash` is '' for the part above the first heading, otherwise '#anchor'. */
export type ParsedSection = {
  title: string;
  hash: string;
  /** The text as excerpts show it: one line per paragraph, list item or row, without column names. */
  text: string;
  /** The names of the columns of its tables. */
  columns: string;
  /** The text that counts less: code blocks, and the facts of reference lists. */
  code: string;
  /** The names that its tables and reference lists define. */
  defined: string;
  /** The entries that it has; none by default. */
  entries?: EntryLink[];
};

/** A page of the built site, split into sections. */
export type ParsedPage = {
  /** Path of the page. */
  url: string;
  type: SearchDocumentType;
  pageTitle: string;
  description: string;
  /** Words of readers that the page itself may not have. Default: none. */
  keywords?: string;
  /** What readers ask who need the page, in their own words. Default: none. */
  questions?: string[];
  sections: ParsedSection[];
  /** The names of the page beside its title, such as the type of a step; none by default. */
  entries?: EntryLink[];
  tags: string[];
  sidebarParentCategories: string[];
};

/**
 * Converts pages to the sources of an index, one per section.
 * @param ignoredSections headings of sections to omit
 */
export function toDocuments(
  pages: readonly ParsedPage[],
  ignoredSections: readonly string[] = [],
): SearchSource[] {
  return pages.flatMap(
    ({ url, type, pageTitle, description, tags, sidebarParentCategories, ...page }) =>
      page.sections
        .filter(({ hash }) => hash === '' || hash.startsWith('#'))
        .filter(({ title }) => !ignoredSections.includes(title))
        .map(({ title, hash, text, columns, code, defined, entries: own = [] }) => {
          const isTop = hash === '';
          const entries = isTop ? [...(page.entries ?? []), ...own] : own;
          return {
            title: title || pageTitle,
            sectionRoute: `${url}${hash}`,
            type,
            content: [isTop ? description : '', columns, text].filter(Boolean).join(' '),
            text: [isTop ? description : '', text].filter(Boolean).join('\n'),
            ...(isTop && { lead: description }),
            ...(isTop && page.keywords && { keywords: page.keywords }),
            ...(isTop && page.questions?.length && { questions: page.questions }),
            code,
            defined,
            ...(entries.length > 0 && { entries }),
            tags,
            sidebarParentCategories,
          };
        }),
  );
}
