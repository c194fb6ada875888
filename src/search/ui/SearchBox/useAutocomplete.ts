import type * as PanelModule from '@site/src/search/ui/SearchPanel';
import type { Actions, Autocomplete, BoxState } from '@site/src/search/ui/SearchPanel';
import { type ComponentType, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';

/** Loads the results part of the search box, with the autocomplete library. Rejects where it fails to load. */
export const loadPanel = (): Promise<typeof PanelModule> =>
  import('@site/src/search/ui/SearchPanel');

// Kept as long as the page lives: closing the search box loses nothing that was typed.
let lastQuery = '';

type Loaded = { autocomplete: Autocomplete; Panel: ComponentType<PanelModule.PanelProps> };

type Options = Actions & {
  /** Called when the results part fails to load, with what has been typed. */
  onLoadFailure: (query: string) => void;
};

type Result = {
  state: BoxState;
  /** Undefined while the results part is loading. */
  loaded: Loaded | undefined;
  /** Puts a query into the field and searches for it; without one, searches again. */
  searchFor: (query?: string) => void;
};

/**
 * State of the search box. It takes a query at once, and hands it to the autocomplete library when that has loaded.
 * The library keeps the callbacks that it was created with, so these read the current options.
 */
export function useAutocomplete(options: Options): Result {
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<BoxState>(() => ({
    query: lastQuery,
    collections: [],
    activeItemId: null,
    status: 'idle',
  }));
  const current = useEffectEvent(() => options);
  const scopeName = options.search.scope.name;

  useEffect(() => {
    let isMounted = true;
    loadPanel().then(
      ({ default: Panel, createSearchAutocomplete }) => {
        if (!isMounted) return;
        const autocomplete = createSearchAutocomplete({
          query: lastQuery,
          current: () => current(),
          onStateChange: (next) => {
            if (!isMounted) return;
            lastQuery = next.query;
            setState(next);
          },
        });
        setLoaded({ autocomplete, Panel });
      },
      () => {
        if (isMounted) current().onLoadFailure(lastQuery);
      },
    );
    return () => {
      isMounted = false;
    };
  }, []);

  // Searches when the library has loaded, and when another scope is chosen. A layout effect: no key can come between
  // the render that gives the field to the library and the query that has been typed until then.
  useLayoutEffect(() => {
    loaded?.autocomplete.setQuery(lastQuery);
    void loaded?.autocomplete.refresh();
  }, [loaded, scopeName]);

  return {
    state,
    loaded,
    searchFor: (query) => {
      if (query !== undefined) {
        lastQuery = query;
        if (loaded) loaded.autocomplete.setQuery(query);
        else setState({ ...state, query });
      }
      void loaded?.autocomplete.refresh();
    },
  };
}
