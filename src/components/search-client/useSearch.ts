import { useDocsVersionCandidates, useVersions } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { usePluginData } from '@docusaurus/useGlobalData';
import { DEFAULT_TAG, docsTag } from '@site/src/search/constants';
import type { SearchIndexOptions } from '@site/src/plugins/search-index/options';
import { useMemo } from 'react';
import { createSearchClient } from './client';
import type { SearchAnswer, SearchHost } from './host';

/** The documentation version that a search covers. */
type SearchScope = { versionName: string; label: string; tags: readonly string[] };

/** Search as a component uses it. */
export type Search = {
  scope: SearchScope;
  options: SearchIndexOptions;
  /** Loads the index ahead of the first query. */
  warm: () => void;
  /** Loads a failed index again. */
  retry: () => Promise<SearchAnswer>;
  /** Finds sections; `limit` is the site's own maximum unless given. */
  search: (query: string, limit?: number) => Promise<SearchAnswer>;
};

// One client for the whole site, so that an index is fetched once, whoever asks first.
let client: SearchHost | undefined;

/**
 * Search over one version of the documentation and the pages that belong to none.
 * @param versionName a version; the one that the reader is in, or was in last, unless given
 */
export function useSearch(versionName?: string): Search {
  const options = usePluginData('search-index') as SearchIndexOptions;
  const baseUrl = useBaseUrl('/');
  const versions = useVersions('default');
  const [readersVersion] = useDocsVersionCandidates('default');
  const version = versions.find(({ name }) => name === versionName) ?? readersVersion;
  return useMemo(() => {
    const tags = [docsTag('default', version.name), DEFAULT_TAG];
    const ask: SearchHost = (request) => {
      client ??= createSearchClient(new URL(baseUrl, window.location.origin).href);
      return client(request);
    };
    return {
      scope: { versionName: version.name, label: version.label, tags },
      options,
      warm: () => void ask({ kind: 'warm', tags }),
      retry: () => ask({ kind: 'retry', tags }),
      search: (query, limit = options.maxResults) =>
        ask({ kind: 'search', tags, query, options: { boosts: options.boosts, limit } }),
    };
  }, [baseUrl, options, version]);
}
