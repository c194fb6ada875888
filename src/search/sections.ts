import type { SearchDocument, SearchDocumentType } from './types';

/** A page of the built site, cut into sections by the easyops plugin's parser. */
export type ParsedPage = {
  /** Path of the page. */
  url: string;
  type: SearchDocumentType;
  pageTitle: string;
  description: string;
  /** `hash` is '' for the part above the first heading, else '#anchor'. */
  sections: { title: string; hash: string; content: string }[];
  tags: string[];
  sidebarParentCategories: string[];
};

/**
 * Turns pages into the documents of an index, one for each section, numbered from 0.
 * @param ignoredSections headings of sections that are left out
 */
export function toDocuments(
  pages: readonly ParsedPage[],
  ignoredSections: readonly string[] = [],
): SearchDocument[] {
  return pages
    .flatMap((page) =>
      page.sections
        .filter(({ hash }) => hash === '' || hash.startsWith('#'))
        .filter(({ title }) => !ignoredSections.includes(title))
        .map(({ title, hash, content }) => ({
          title: title || page.pageTitle,
          pageTitle: page.pageTitle,
          sectionRoute: `${page.url}${hash}`,
          type: page.type,
          content: hash === '' ? [page.description, content].filter(Boolean).join(' ') : content,
          tags: page.tags,
          sidebarParentCategories: page.sidebarParentCategories,
        })),
    )
    .map((document, id) => ({ id, ...document }));
}
