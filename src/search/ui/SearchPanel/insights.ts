import type { AutocompleteOptions } from '@algolia/autocomplete-core';
import type { InsightsOptions } from '@site/src/search/plugin/options';
import type { ResultSection, SearchResult } from '@site/src/search/core/types';

/** Time on the page of a result after which a search counts as converted, in milliseconds. */
const CONVERSION_DELAY = 10_000;

/** A result in the list of the search box, or a further section of one, with what the insights plugin requires. */
type ResultEntry = {
  result: SearchResult;
  section?: ResultSection;
  objectID: string;
  __autocomplete_indexName?: string;
  __autocomplete_queryID?: string;
  __autocomplete_algoliaCredentials?: { appId: string; apiKey: string };
};

/** A page that the empty search box offers. */
export type PageEntry = { path: string; title: string };

/** An option of the search box: a result, a recent search, or a page. */
export type Entry = ResultEntry | { recent: string } | { page: PageEntry };

// 32 hexadecimal digits: the format that the provider requires.
const queryId = () => crypto.randomUUID().replaceAll('-', '');

/**
 * The options of results, each followed by its further sections, with the ids that events refer to; without a provider,
 * only the id of the option.
 */
export function toEntries(results: readonly SearchResult[], insights?: InsightsOptions): Entry[] {
  const marks = insights && {
    __autocomplete_indexName: insights.indexName,
    __autocomplete_queryID: queryId(),
    __autocomplete_algoliaCredentials: { appId: insights.appId, apiKey: insights.apiKey },
  };
  return results.flatMap((result) => [
    { result, objectID: result.sectionRoute, ...marks },
    ...result.sections.map((section) => ({
      result,
      section,
      objectID: section.sectionRoute,
      ...marks,
    })),
  ]);
}

/** The id of an option, unique in its list. */
export function entryId(entry: Entry): string {
  if ('recent' in entry) return entry.recent;
  return 'page' in entry ? entry.page.path : entry.objectID;
}

type PluginOptions = Exclude<NonNullable<AutocompleteOptions<Entry>['insights']>, boolean>;

/**
 * Options of the library's insights plugin. It sends viewed and clicked events (in batches of at most 20 ids);
 * converted events are sent separately.
 */
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
