import { useDocsVersionCandidates, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useStorageSlot } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { docsTag } from '@site/src/search/core/constants';
import type { SearchIndexOptions } from '@site/src/search/plugin/options';
import { storageKeys } from '@site/src/site/storage';
import { useMemo } from 'react';
import { addressIn } from './address';
import { createSearchClient } from './client';
import type { SearchAnswer, SearchClient } from './client';
import { EVERYWHERE, type SearchScope, searchScopes } from './scope';

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
  /** Label of the version that a tag belongs to; undefined for that of the pages that belong to none. */
  labelOf: (tag: string) => string | undefined;
  /** Label of the version of a result, by its tag; undefined if the scope says it. */
  versionOf: (tag: string) => string | undefined;
  /** Preloads the index before the first query. */
  preload: () => void;
  /** Loads the indexes again that an answer lacks. */
  retry: (answer: SearchAnswer) => Promise<unknown>;
  /** Finds pages, by default the site's maximum of them with an excerpt of one line and two further sections. */
  search: (query: string, options?: QueryOptions) => Promise<SearchAnswer>;
};

/** Characters in a line of an excerpt: one in a wide window, two lines on a phone. */
const LINE_LENGTH = 95;

// One client for the whole site, so that each index is fetched once.
let client: SearchClient | undefined;

/**
 * Search in one version of the docs, or all, and the pages that belong to none.
 * @param scopeName a version or EVERYWHERE; if unknown or undefined, the user's stored choice, otherwise the current
 * version or the one visited last
 */
export function useSearch(scopeName?: string): Search {
  const options = usePluginData('search-index') as SearchIndexOptions;
  const baseUrl = useBaseUrl('/');
  const {
    i18n: { currentLocale },
    siteConfig: { url: published },
  } = useDocusaurusContext();
  const versions = useVersions('default');
  const [{ name: currentVersion }] = useDocsVersionCandidates('default');
  const [storedScope, slot] = useStorageSlot(storageKeys.searchScope);
  return useMemo(() => {
    const scopes = searchScopes(versions, currentLocale);
    const find = (wanted?: string | null) => scopes.find(({ name }) => name === wanted);
    const scope = find(scopeName) ?? find(storedScope) ?? find(currentVersion) ?? scopes[0];
    if (!scope) throw new Error('No documentation version to search in.');
    const { tags } = scope;
    const rootUrl = () => new URL(baseUrl, window.location.origin).href;
    const send: SearchClient = (request, signal) => {
      client ??= createSearchClient(rootUrl());
      return client(request, signal);
    };
    // The address of a page names its version.
    const tagsFor = (address = '') => {
      const names = versions.filter(({ path }) => address.startsWith(`${path}/`));
      const [named] = names.sort((a, b) => b.path.length - a.path.length);
      return find(named?.name)?.tags ?? tags;
    };
    const labelOf = (tag: string) =>
      versions.find(({ name }) => docsTag('default', name) === tag)?.label;
    return {
      scope,
      scopes,
      setScope: (name) => (name === currentVersion ? slot.del() : slot.set(name)),
      options,
      labelOf,
      versionOf: (tag) =>
        scope.name !== EVERYWHERE && tags.includes(tag) ? undefined : labelOf(tag),
      preload: () => void send({ kind: 'preload', tags }),
      retry: (answer) => send({ kind: 'retry', tags: answer.tags }),
      search: (
        query,
        { limit = options.maxResults, lines = 1, sections = 2, area, signal } = {},
      ) => {
        const address = addressIn(query, rootUrl(), published);
        return send(
          {
            kind: 'search',
            tags: tagsFor(address),
            query,
            options: {
              limit,
              sections,
              excerptLength: lines * LINE_LENGTH,
              ...(area === undefined ? {} : { area }),
              ...(address === undefined ? {} : { address }),
            },
          },
          signal,
        );
      },
    };
  }, [
    baseUrl,
    currentLocale,
    options,
    published,
    currentVersion,
    storedScope,
    scopeName,
    slot,
    versions,
  ]);
}
