import type { EntryLink, SearchDocumentType, SearchSource } from '../core/types';
import type { PageSections } from './pageSections';

/** A page of the built site, with what plugins say of it beside its file. */
export type ParsedPage = PageSections & {
  /** Path of the page. */
  url: string;
  type: SearchDocumentType;
  /** What readers ask who need the page, in their own words. Default: none. */
  questions?: string[];
  /** The names of the page beside its title, such as the type of a step. */
  entries: EntryLink[];
  tags: string[];
  sidebarParentCategories: string[];
};

/**
 * Converts pages to the sources of an index, one per section.
 * @param ignoredSections headings of sections to omit
 */
export function toDocuments(
  pages: readonly ParsedPage[],
  ignoredSections: readonly string[],
): SearchSource[] {
  return pages.flatMap(
    ({ url, type, pageTitle, description, tags, sidebarParentCategories, ...page }) =>
      page.sections
        .filter(({ title }) => !ignoredSections.includes(title))
        .map(({ title, hash, text, columns, code, defined, entries: own }) => {
          const isTop = hash === '';
          const entries = isTop ? [...page.entries, ...own] : own;
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
