import type { AutocompleteSource } from '@algolia/autocomplete-core';
import { resultAddress } from '@site/src/search/ui/ResultItem';
import type { Entry, PageEntry } from './insights';

/** Ids of the sources of an empty field: recent searches, recent pages, and pages for goals. */
export const RECENT = 'recent';
export const PAGES = 'pages';
export const GOALS = 'goals';

/** Id of the source of results. */
export const RESULTS = 'results';

/** The source of the results of a query. They are links: the browser opens them. */
export function resultSource(find: () => Promise<Entry[]>): AutocompleteSource<Entry> {
  return {
    sourceId: RESULTS,
    getItems: find,
    getItemUrl: ({ item }) =>
      'result' in item ? resultAddress(item.result, item.section) : undefined,
    onSelect: () => undefined,
  };
}

/** The source of recent searches, for an empty field. They have no URL, so that choosing one sets the query. */
export function recentSource(queries: readonly string[]): AutocompleteSource<Entry> {
  return {
    sourceId: RECENT,
    getItems: () => queries.map((recent) => ({ recent })),
    getItemInputValue: ({ item }) => ('recent' in item ? item.recent : ''),
    onSelect: ({ setIsOpen }) => setIsOpen(true),
  };
}

/** A source of pages, for an empty field. They are links: the browser opens them. */
export function pageSource(
  sourceId: string,
  pages: readonly PageEntry[],
): AutocompleteSource<Entry> {
  return {
    sourceId,
    getItems: () => pages.map((page) => ({ page })),
    getItemUrl: ({ item }) => ('page' in item ? item.page.path : undefined),
    onSelect: () => undefined,
  };
}
