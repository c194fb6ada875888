import { useDocsVersionCandidates, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useStorageSlot } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { SearchIndexOptions } from '@site/src/search/plugin/options';
import { storageKeys } from '@site/src/site/storage';
import { useMemo } from 'react';
import { createSearchClient } from './client';
import type { SearchAnswer, SearchClient } from './client';
import { type SearchScope, searchScopes, versionLabel } from './scope';

/**
 * Options of a query: the number of results, lines of an excerpt and further sections, and the area; see `SearchOptions`.
 * A query whose signal is aborted in time is not answered; see `SearchClient`.
 */
type QueryOptions = {
  limit?: number;
  lines?: number;
  sections?: number;
  area?: string | undefined;
  signal?: AbortSignal;
};

/** The search API for components. None of its promises rejects. */
export type Search = {
  scope: SearchScope;
  /** The scopes to choose from, including the current version and EVERYWHERE. */
  scopes: readonly SearchScope[];
  /** Stores the user's choice; choosing the current version clears it. */
  setScope: (name: string) => void;
  options: SearchIndexOptions;
  /** Label of the version that a result's tag belongs to; undefined for pages that belong to none. */
  labelOf: (tag: string) => string | undefined;
  /** Preloads the index before the first query, once. */
  preload: () => void;
  /** Loads failed indexes again. */
  retry: () => Promise<SearchAnswer>;
  /** Finds pages, by default the site's maximum of them with an excerpt of one line and two further sections. */
  search: (query: string, options?: QueryOptions) => Promise<SearchAnswer>;
  /** Resolves when the texts for excerpts have loaded or failed to load. */
  waitForTexts: () => Promise<void>;
};

/** Characters in a line of an excerpt: one in a wide window, two lines on a phone. */
const LINE_LENGTH = 95;

// One client for the whole site, so that each index is fetched once.
let client: SearchClient | undefined;
const preloaded = new Set<string>();

/**
 * Search in one version of the docs, or all, and the pages that belong to none.
 * @param scopeName a version or EVERYWHERE; if unknown or undefined, the user's stored choice, otherwise the current
 * version or the one visited last
 */
export function useSearch(scopeName?: string): Search {
  const options = usePluginData('search-index') as SearchIndexOptions;
  const baseUrl = useBaseUrl('/');
  const { currentLocale } = useDocusaurusContext().i18n;
  const versions = useVersions('default');
  const [{ name: currentVersion }] = useDocsVersionCandidates('default');
  const [storedScope, slot] = useStorageSlot(storageKeys.searchScope);
  return useMemo(() => {
    const scopes = searchScopes(versions, currentLocale);
    const find = (wanted?: string | null) => scopes.find(({ name }) => name === wanted);
    const scope = find(scopeName) ?? find(storedScope) ?? find(currentVersion) ?? scopes[0];
    if (!scope) throw new Error('No documentation version to search in.');
    const { tags } = scope;
    const send: SearchClient = (request, signal) => {
      client ??= createSearchClient(new URL(baseUrl, window.location.origin).href);
      return client(request, signal);
    };
    return {
      scope,
      scopes,
      setScope: (name) => (name === currentVersion ? slot.del() : slot.set(name)),
      options,
      labelOf: (tag) => versionLabel(versions, tag),
      preload: () => {
        if (tags.every((tag) => preloaded.has(tag))) return;
        tags.forEach((tag) => preloaded.add(tag));
        void send({ kind: 'preload', tags });
      },
      retry: () => send({ kind: 'retry', tags }),
      search: (query, { limit = options.maxResults, lines = 1, sections = 2, area, signal } = {}) =>
        send(
          {
            kind: 'search',
            tags,
            query,
            options: {
              limit,
              sections,
              excerptLength: lines * LINE_LENGTH,
              ...(area === undefined ? {} : { area }),
            },
          },
          signal,
        ),
      waitForTexts: () => send({ kind: 'texts', tags }).then(() => undefined),
    };
  }, [baseUrl, currentLocale, options, currentVersion, storedScope, scopeName, slot, versions]);
}
