import type { AutocompleteOptions } from '@algolia/autocomplete-core';
import type { InsightsOptions } from '@site/src/search/plugin/options';
import type { Entry, InsightsMarks } from './entries';

/** Time on the page of a result after which a search counts as converted, in milliseconds. */
const CONVERSION_DELAY = 10_000;

/** Returns the function that marks the results of one search; without a provider, their marks are only ids. */
export function insightsMarks(insights?: InsightsOptions): (objectID: string) => InsightsMarks {
  if (!insights) return (objectID) => ({ objectID });
  const { indexName, appId, apiKey } = insights;
  // 32 hexadecimal digits: the format that the provider requires.
  const queryId = crypto.randomUUID().replaceAll('-', '');
  return (objectID) => ({
    objectID,
    __autocomplete_indexName: indexName,
    __autocomplete_queryID: queryId,
    __autocomplete_algoliaCredentials: { appId, apiKey },
  });
}

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
