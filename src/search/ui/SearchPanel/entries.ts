import type { AutocompleteSource } from '@algolia/autocomplete-core';
import type { ResultSection, SearchResult } from '@site/src/search/core/types';
import { resultUrl } from '../ResultItem';
import type { Task } from './commonTasks';

/** What the insights plugin of the autocomplete library requires of a result. */
export type InsightsMarks = {
  objectID: string;
  __autocomplete_indexName?: string;
  __autocomplete_queryID?: string;
  __autocomplete_algoliaCredentials?: { appId: string; apiKey: string };
};

/** A result in the list of the search box, or a further section of one. */
type ResultEntry = InsightsMarks & {
  result: SearchResult;
  section?: ResultSection;
};

/** An option of the search box: a result, a recent search, or the page of a common task. */
export type Entry = ResultEntry | { recent: string } | { task: Task };

/** Ids of the sources: recent searches and common tasks for an empty field, and results. */
export const RECENT = 'recent';
export const TASKS = 'tasks';
export const RESULTS = 'results';

/** The options of results, each followed by its further sections. */
export function toEntries(
  results: readonly SearchResult[],
  marksOf: (objectID: string) => InsightsMarks,
): Entry[] {
  return results.flatMap((result) => [
    { result, ...marksOf(result.sectionRoute) },
    ...result.sections.map((section) => ({ result, section, ...marksOf(section.sectionRoute) })),
  ]);
}

/** A source of options. Links are opened by the browser; a recent search has no URL, so that choosing it sets the query. */
export const sourceOf = (
  sourceId: string,
  getItems: () => Entry[] | Promise<Entry[]>,
): AutocompleteSource<Entry> => ({
  sourceId,
  getItems,
  getItemUrl: ({ item }) => {
    if ('result' in item) return resultUrl(item.result, item.section);
    return 'task' in item ? item.task.path : undefined;
  },
  getItemInputValue: ({ item, state }) => ('recent' in item ? item.recent : state.query),
  onSelect: ({ setIsOpen }) => setIsOpen(true),
});
