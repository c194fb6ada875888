import { useDocsVersionCandidates, useVersions } from '@docusaurus/plugin-content-docs/client';
import { useStorageSlot } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import { DEFAULT_TAG, docsTag } from '@site/src/search/core/constants';
import type { SearchOptions } from '@site/src/search/core/engine';
import type { SearchClientOptions } from '@site/src/search/plugin/options';
import { storageKeys } from '@site/src/site/storage';
import { useMemo } from 'react';
import { addressIn, upgradeIn } from './address';
import { createSearchClient, type SearchAnswer, type SearchClient } from './client';
import { type ResultPageParameters, writeParameters } from './resultPage';

/** Name of the scope that covers every version; also its value in the query string. */
export const EVERYWHERE = 'all';

/** Options of a query; one whose signal is aborted in time is not answered. */
type QueryOptions = Omit<SearchOptions, 'address'> & { signal?: AbortSignal };

/** The search API for components. None of its promises rejects. */
export type Search = ReturnType<typeof useSearch>;

/** Characters in a line of an excerpt: one in a wide window, two lines on a phone. */
export const LINE_LENGTH = 95;

// One client for the whole site, so that each index is fetched once.
let client: SearchClient | undefined;

/**
 * Search in one version of the docs, or all, and the pages that belong to none.
 * @param scopeName a version or EVERYWHERE; if unknown or undefined, the user's stored choice, otherwise the current
 * version or the one visited last
 */
export function useSearch(scopeName?: string) {
  const options = usePluginData('search-index') as SearchClientOptions;
  const baseUrl = useBaseUrl('/');
  const { siteConfig } = useDocusaurusContext();
  const versions = useVersions('default');
  const [{ name: currentVersion }] = useDocsVersionCandidates('default');
  const [storedScope, slot] = useStorageSlot(storageKeys.searchScope);
  return useMemo(() => {
    const tagOf = ({ name }: { name: string }) => docsTag('default', name);
    /** What a search covers: a version of the docs, or all versions, and the pages that belong to none. */
    const scopes = versions.map((version) => ({
      name: version.name,
      /** For use in a text: "ACE 5", "ACE 5, ACE 4". */
      label: version.label,
      tags: [tagOf(version), DEFAULT_TAG],
    }));
    const everywhere = {
      name: EVERYWHERE,
      label: versions.map(({ label }) => label).join(', '),
      tags: [...versions.map(tagOf), DEFAULT_TAG],
    };
    if (versions.length > 1) scopes.push(everywhere);
    const find = (wanted?: string | null) => scopes.find(({ name }) => name === wanted);
    const scope = find(scopeName) ?? find(storedScope) ?? find(currentVersion) ?? scopes[0];
    const searched = versions.find(({ name }) => name === scope?.name) ?? versions[0];
    if (!scope || !searched) throw new Error('No documentation version to search in.');
    const rootUrl = () => new URL(baseUrl, window.location.origin).href;
    const ofSite = () => (client ??= createSearchClient(rootUrl()));
    // The address of a page names its version.
    const tagsFor = (address = '') => {
      const names = versions.filter(({ path }) => address.startsWith(`${path}/`));
      const [named] = names.sort((a, b) => b.path.length - a.path.length);
      return (find(named?.name) ?? scope).tags;
    };
    /** Label of the version that a tag belongs to; undefined for that of the pages that belong to none. */
    const labelOf = (tag: string) => versions.find((version) => tagOf(version) === tag)?.label;
    return {
      scope,
      /** The scopes to choose from: each version and, if there are several, EVERYWHERE. */
      scopes,
      /** Stores the user's choice; choosing the current version clears it. */
      setScope: (name: string) => (name === currentVersion ? slot.del() : slot.set(name)),
      options,
      labelOf,
      /** Label of the version of a result, by its tag; undefined if the scope says it. */
      versionOf: (tag: string) =>
        scope.name !== EVERYWHERE && scope.tags.includes(tag) ? undefined : labelOf(tag),
      /** URL of the result page for a query, in this scope unless another one is given. */
      resultPage: (parameters: Partial<ResultPageParameters>) =>
        `${baseUrl}search/${writeParameters({ query: '', scope: scope.name, ...parameters })}`,
      /** Preloads the index before the first query. */
      preload: () => void ofSite().preload(scope.tags),
      /** Lets the next search load the indexes again that an answer lacks. */
      forgetFailed: ({ failedTags }: SearchAnswer) => ofSite().forget(failedTags),
      /** Finds pages, by default the site's maximum of them with an excerpt of one line and two further sections. */
      search: (query: string, { signal, ...given }: QueryOptions = {}) => {
        const address =
          addressIn(query, rootUrl(), siteConfig.url) ?? upgradeIn(query, searched.path);
        const defaults = { limit: options.maxResults, sections: 2, excerptLength: LINE_LENGTH };
        const request = {
          query,
          tags: tagsFor(address),
          options: { ...defaults, ...given, address },
        };
        return ofSite().search(request, signal);
      },
    };
  }, [baseUrl, siteConfig, options, currentVersion, storedScope, scopeName, slot, versions]);
}
