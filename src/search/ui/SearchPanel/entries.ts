import type { AutocompleteOptions } from '@algolia/autocomplete-core';
import type { ResultSection, SearchResult } from '@site/src/search/core/types';
import type { InsightsOptions } from '@site/src/search/plugin/options';
import type { Task } from './commonTasks';

/** What the insights plugin of the autocomplete library requires of the results of one search. */
function marksOf({ indexName, appId, apiKey }: InsightsOptions) {
  return {
    __autocomplete_indexName: indexName,
    // 32 hexadecimal digits: the format that the provider requires.
    __autocomplete_queryID: crypto.randomUUID().replaceAll('-', ''),
    __autocomplete_algoliaCredentials: { appId, apiKey },
  };
}

/** A result in the list of the search box, or a further section of one. */
type ResultEntry = Partial<ReturnType<typeof marksOf>> & {
  objectID: string;
  result: SearchResult;
  section: ResultSection | undefined;
};

/** An option of the search box: a result, a recent search, or the page of a common task. */
export type Entry = ResultEntry | { recent: string } | { task: Task };

/** The options of results, each followed by its further sections. */
export function toEntries(results: readonly SearchResult[], insights?: InsightsOptions): Entry[] {
  const marks = insights && marksOf(insights);
  return results.flatMap((result) =>
    [undefined, ...result.sections].map((section) => ({
      result,
      section,
      objectID: (section ?? result).sectionRoute,
      ...marks,
    })),
  );
}

/** Time on the page of a result after which a search counts as converted, in milliseconds. */
const CONVERSION_DELAY = 10_000;

type PluginOptions = Exclude<NonNullable<AutocompleteOptions<Entry>['insights']>, boolean>;

/** Options of the insights plugin. It sends viewed and clicked events; converted events are sent here. */
export function insightsOptions({ appId, apiKey, indexName }: InsightsOptions): PluginOptions {
  return {
    // The library's type for `init` declares the argument list instead of its argument.
    insightsInitParams: { appId, apiKey } as unknown as PluginOptions['insightsInitParams'],
    onSelect({ insights, insightsEvents, item }) {
      insights.clickedObjectIDsAfterSearch(...insightsEvents);
      const { pathname } = new URL(item.objectID, window.location.origin);
      window.setTimeout(() => {
        if (window.location.pathname !== pathname) return;
        insights.convertedObjectIDsAfterSearch({
          eventName: 'Page read',
          index: indexName,
          items: [item],
          objectIDs: [item.objectID],
          queryID: String(item.__autocomplete_queryID),
        });
      }, CONVERSION_DELAY);
    },
  };
}
