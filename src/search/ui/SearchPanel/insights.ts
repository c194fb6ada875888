import type { AutocompleteOptions } from '@algolia/autocomplete-core';
import type { InsightsOptions } from '@site/src/search/plugin/options';
import type { SearchResult } from '@site/src/search/core/types';

/** How long a reader stays on a result's page until the search counts as converted, in milliseconds. */
const CONVERSION_DELAY = 10_000;

/** A result in the list of the search box, as the insights plugin recognises it. */
type ResultEntry = {
  result: SearchResult;
  objectID: string;
  __autocomplete_indexName?: string;
  __autocomplete_queryID?: string;
  __autocomplete_algoliaCredentials?: { appId: string; apiKey: string };
};

/** What the search box lists: results, or searches made before. */
export type Entry = ResultEntry | { recent: string };

// 32 hexadecimal digits: the form that the provider asks for.
const queryId = () => crypto.randomUUID().replaceAll('-', '');

/** Gives results the ids that events name them by; without a provider, only the id of the item. */
export function toEntries(results: readonly SearchResult[], insights?: InsightsOptions): Entry[] {
  const marks = insights && {
    __autocomplete_indexName: insights.indexName,
    __autocomplete_queryID: queryId(),
    __autocomplete_algoliaCredentials: { appId: insights.appId, apiKey: insights.apiKey },
  };
  return results.map((result) => ({ result, objectID: result.sectionRoute, ...marks }));
}

type PluginOptions = Exclude<NonNullable<AutocompleteOptions<Entry>['insights']>, boolean>;

/**
 * Options of the library's own insights plugin. It sends viewed and clicked events (in batches of at most 20 ids);
 * converted events are sent beside them.
 */
export function insightsOptions({ appId, apiKey, indexName }: InsightsOptions): PluginOptions {
  return {
    // The library's type names the argument list of `init` where it takes its argument.
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
