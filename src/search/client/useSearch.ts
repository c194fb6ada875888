import { useDocsVersionCandidates, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useStorageSlot } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchIndexOptions } from '@site/src/search/plugin/options';
import { useMemo } from 'react';
import { createSearchClient } from './client';
import type { SearchAnswer, SearchClient } from './client';
import { type SearchScope, searchScopes, versionLabel } from './scope';

/** Search as a component uses it. None of its promises rejects. */
export type Search = {
  scope: SearchScope;
  /** The scopes to choose from, the reader's own version and EVERYWHERE among them. */
  scopes: readonly SearchScope[];
  /** Remembers a choice of the reader; choosing the version that is read forgets it. */
  setScope: (name: string) => void;
  options: SearchIndexOptions;
  /** Label of the version that a result's tag belongs to; undefined for pages of none. */
  labelOf: (tag: string) => string | undefined;
  /** Loads the index before the first query, once. */
  preload: () => void;
  /** Loads a failed index again. */
  retry: () => Promise<SearchAnswer>;
  /** Finds pages; `limit` is the site's own maximum unless given. */
  search: (query: string, limit?: number) => Promise<SearchAnswer>;
  /** Resolves when the texts for excerpts have loaded, or cannot be loaded. */
  waitForTexts: () => Promise<void>;
};

const SCOPE_KEY = 'ace.search.scope';

// One client for the whole site, so that an index is fetched once, whoever asks first.
let client: SearchClient | undefined;
const preloaded = new Set<string>();

/**
 * Search over one version of the documentation, or all, and the pages that belong to none.
 * @param scopeName a version or EVERYWHERE; what is unknown or not given is the reader's remembered choice,
 * else the version that the reader is in, or was in last
 */
export function useSearch(scopeName?: string): Search {
  const options = usePluginData('search-index') as SearchIndexOptions;
  const baseUrl = useBaseUrl('/');
  const { currentLocale } = useDocusaurusContext().i18n;
  const versions = useVersions('default');
  const [{ name: readersVersion }] = useDocsVersionCandidates('default');
  const [remembered, slot] = useStorageSlot(SCOPE_KEY);
  return useMemo(() => {
    const scopes = searchScopes(versions, currentLocale);
    const find = (wanted?: string | null) => scopes.find(({ name }) => name === wanted);
    const scope = find(scopeName) ?? find(remembered) ?? find(readersVersion) ?? scopes[0];
    if (!scope) throw new Error('There is no documentation version to search in.');
    const { tags } = scope;
    const ask: SearchClient = (request) => {
      client ??= createSearchClient(new URL(baseUrl, window.location.origin).href);
      return client(request);
    };
    return {
      scope,
      scopes,
      setScope: (name) => (name === readersVersion ? slot.del() : slot.set(name)),
      options,
      labelOf: (tag) => versionLabel(versions, tag),
      preload: () => {
        if (tags.every((tag) => preloaded.has(tag))) return;
        tags.forEach((tag) => preloaded.add(tag));
        void ask({ kind: 'preload', tags });
      },
      retry: () => ask({ kind: 'retry', tags }),
      search: (query, limit = options.maxResults) =>
        ask({ kind: 'search', tags, query, options: { boosts: options.boosts, limit } }),
      waitForTexts: () => ask({ kind: 'texts', tags }).then(() => undefined),
    };
  }, [baseUrl, currentLocale, options, readersVersion, remembered, scopeName, slot, versions]);
}
