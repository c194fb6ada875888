import type { AutocompleteSource } from '@algolia/autocomplete-core';
import type { ResultSection, SearchResult } from '@site/src/search/core/types';
import { resultUrl } from '../ResultItem';
import type { Task } from './commonTasks';
import type { InsightsMarks } from './insights';

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

/** The source of the results of a query. They are links: the browser opens them. */
export function resultSource(find: () => Promise<Entry[]>): AutocompleteSource<Entry> {
  return {
    sourceId: RESULTS,
    getItems: find,
    getItemUrl: ({ item }) => ('result' in item ? resultUrl(item.result, item.section) : undefined),
    onSelect: () => undefined,
  };
}

/** The source of recent searches. They have no URL, so that choosing one sets the query. */
export function recentSource(queries: readonly string[]): AutocompleteSource<Entry> {
  return {
    sourceId: RECENT,
    getItems: () => queries.map((recent) => ({ recent })),
    getItemInputValue: ({ item }) => ('recent' in item ? item.recent : ''),
    onSelect: ({ setIsOpen }) => setIsOpen(true),
  };
}

/** The source of common tasks. They are links: the browser opens them. */
export function taskSource(tasks: readonly Task[]): AutocompleteSource<Entry> {
  return {
    sourceId: TASKS,
    getItems: () => tasks.map((task) => ({ task })),
    getItemUrl: ({ item }) => ('task' in item ? item.task.path : undefined),
    onSelect: () => undefined,
  };
}
