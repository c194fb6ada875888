import type { Search } from '@site/src/search/client';
import { STALL_TIME } from '@site/src/search/core/constants';
import type * as PanelModule from '@site/src/search/ui/SearchPanel';
import type { Autocomplete, BoxState } from '@site/src/search/ui/SearchPanel';
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Time after which the reader learns that the search panel does not load, in milliseconds. */
const LOAD_TIMEOUT = 8_000;

/** Loads the search panel with the autocomplete library. Rejects if it fails to load. */
const loadPanel = (): Promise<typeof PanelModule> => import('@site/src/search/ui/SearchPanel');

/** The Network Information API; only Chromium supports it. */
type Connection = { effectiveType?: string; saveData?: boolean };

/** Loads what the first search needs, but not with data saver or on 2G, as in Docusaurus' own prefetching. */
export function preload(search: Search): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
  // If preloading fails, the dialog loads the code again when it opens.
  loadPanel().catch(() => undefined);
  search.preload();
}

// Kept for the lifetime of the page, so that closing the search box does not clear the query.
let lastQuery = '';

/** The query of the search box, also when it is closed. */
export const lastTyped = (): string => lastQuery;

/** For example after a deployment, which removes the old scripts: loads the result page with its current scripts. */
const openResultPage = (search: Search) =>
  window.location.assign(search.resultPage({ query: lastQuery }));

type Loaded = { autocomplete: Autocomplete; Panel: ComponentType<PanelModule.PanelProps> };

/**
 * State of the search box. It accepts input immediately, and passes the query to the autocomplete library when that has
 * loaded. The library keeps the functions that it was created with, so they read the latest options.
 * @param options.typed the first query; if empty, the last one
 */
export function useAutocomplete(options: PanelModule.Latest & { typed: string }) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<BoxState>(() => {
    lastQuery = options.typed || lastQuery;
    return { query: lastQuery, collections: [], activeItemId: null, status: 'loading' };
  });
  const [attempt, setAttempt] = useState(1);
  const [trouble, setTrouble] = useState<'failed' | 'late'>();
  const latest = useEffectEvent(() => options);
  const scopeName = options.search.scope.name;

  useEffect(() => {
    let isMounted = true;
    const timers = [
      setTimeout(() => setState((was) => ({ ...was, status: 'stalled' })), STALL_TIME),
      setTimeout(() => setTrouble('late'), LOAD_TIMEOUT),
    ];
    const endWait = () => timers.forEach((timer) => clearTimeout(timer));
    const loading = loadPanel().then(
      ({ default: Panel, createSearchAutocomplete }) => {
        if (!isMounted) return;
        const autocomplete = createSearchAutocomplete({
          query: lastQuery,
          latest: () => latest(),
          onStateChange: (next) => {
            if (!isMounted) return;
            lastQuery = next.query;
            setState(next);
          },
        });
        setLoaded({ autocomplete, Panel });
      },
      () => {
        if (!isMounted) return;
        setState((was) => ({ ...was, status: 'error' }));
        setTrouble('failed');
        if (attempt > 1) openResultPage(latest().search);
      },
    );
    void loading.finally(endWait);
    return () => {
      isMounted = false;
      endWait();
    };
  }, [attempt]);

  // Searches when the library has loaded, and when another scope is chosen. A layout effect, so that no input event occurs
  // between the render that connects the field to the library and the query typed until then.
  useLayoutEffect(() => {
    loaded?.autocomplete.setQuery(lastQuery);
    void loaded?.autocomplete.refresh();
  }, [loaded, scopeName]);

  /** Goes on without the first request of the search panel. */
  const retry = () => {
    // A browser does not send a request again while the first one has no answer; a new page does.
    if (trouble === 'late') return openResultPage(options.search);
    setTrouble(undefined);
    setAttempt(attempt + 1);
  };
  /** Sets the query and searches for it; without a query, searches again. */
  const searchFor = (query = lastQuery) => {
    lastQuery = query;
    // The timer may have changed the status since this was rendered.
    if (!loaded) return setState((was) => ({ ...was, query }));
    loaded.autocomplete.setQuery(query);
    void loaded.autocomplete.refresh();
  };
  return { state, loaded, retry: trouble && !loaded ? retry : undefined, searchFor };
}
