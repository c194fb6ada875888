import { shortAnchor } from './anchors';
import type { EntryLink, SearchDocumentType, SearchSource } from './types';

/** What has a name on a page: an entry of a reference list, the message of an error, or the page itself. */
export type SectionEntry = {
  /** Its anchor; '' for the page itself, a path for another page. */
  anchor: string;
  name: string;
  /** Its other name, such as the key of a property; '' if it has none. */
  key: string;
  /** Number of its facts, such as type and default. */
  facts: number;
};

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
  entries?: SectionEntry[];
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
  entries?: SectionEntry[];
  tags: string[];
  sidebarParentCategories: string[];
};

const linksTo = (entries: readonly SectionEntry[]): { entries?: EntryLink[] } =>
  entries.length > 0
    ? {
        entries: entries.map(({ anchor, name, key, facts }) => [
          shortAnchor(anchor, name),
          name,
          key,
          facts,
        ]),
      }
    : {};

/**
 * Converts pages to the documents of an index, one per section, numbered from 0.
 * @param ignoredSections headings of sections to omit
 */
export function toDocuments(
  pages: readonly ParsedPage[],
  ignoredSections: readonly string[] = [],
): SearchSource[] {
  return pages
    .flatMap((page) =>
      page.sections
        .filter(({ hash }) => hash === '' || hash.startsWith('#'))
        .filter(({ title }) => !ignoredSections.includes(title))
        .map(({ title, hash, text, columns, code, defined, entries = [] }) => ({
          title: title || page.pageTitle,
          pageTitle: page.pageTitle,
          sectionRoute: `${page.url}${hash}`,
          type: page.type,
          content: [hash === '' ? page.description : '', columns, text].filter(Boolean).join(' '),
          text: hash === '' ? [page.description, text].filter(Boolean).join('\n') : text,
          ...(hash === '' ? { lead: page.description } : {}),
          ...(hash === '' && page.keywords ? { keywords: page.keywords } : {}),
          ...(hash === '' && page.questions?.length ? { questions: page.questions } : {}),
          code,
          defined,
          ...linksTo(hash === '' ? [...(page.entries ?? []), ...entries] : entries),
          tags: page.tags,
          sidebarParentCategories: page.sidebarParentCategories,
        })),
    )
    .map((document, id) => ({ id, ...document }));
}
