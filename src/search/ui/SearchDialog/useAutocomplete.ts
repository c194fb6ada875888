import {
  autocomplete,
  type AutocompleteApi,
  type AutocompleteOptions,
  type AutocompletePlugin,
  type AutocompleteState,
} from '@algolia/autocomplete-js';
import type { SearchAnswer } from '@site/src/search/client/client';
import { recentSearches } from '@site/src/search/client/recent';
import type { Search } from '@site/src/search/client/useSearch';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Entry, toEntries } from './insights';
import { libraryOptions } from './library';
import { recentSource, resultSource } from './sources';
import { texts } from './texts';
import { idleView, searchView, type SearchView } from './view';

type Options = {
  search: Search;
  plugin?: AutocompletePlugin<Entry, unknown>;
  open: (address: string) => void;
  openTab: (address: string) => void;
  /** Carries out a search that the reader submits without choosing a result. */
  submit: (query: string) => void;
};

type Autocomplete = {
  /** Where the field goes, and the list. */
  box: RefObject<HTMLDivElement | null>;
  list: RefObject<HTMLDivElement | null>;
  view: SearchView;
  /** The list to render, and into which element. */
  panel: { element: HTMLElement; children: ReactNode } | undefined;
  /** Searches again, for another query where one is given, and puts the focus into the field. */
  searchFor: (query?: string) => void;
  /** Chooses the first or last entry; false where it is chosen already, or there is none. */
  chooseEnd: (end: 'first' | 'last') => boolean;
};

// Kept while the page lives: closing the search box loses nothing that was typed.
let lastQuery = '';

/** The autocomplete library in two elements of the caller's, as long as these stand. */
export function useAutocomplete(options: Options): Autocomplete {
  const box = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const api = useRef<AutocompleteApi<Entry>>(null);
  const state = useRef<AutocompleteState<Entry>>(null);
  const [panel, setPanel] = useState<Autocomplete['panel']>();
  const [view, setView] = useState<SearchView>(idleView);
  // The library keeps the callbacks of its start; through this they see the scope of today.
  const now = useEffectEvent(() => options);
  const { plugin } = options;
  const scopeName = options.search.scope.name;

  // Stands before the start of the library, so that only a later change of the scope searches again.
  useEffect(() => void api.current?.refresh(), [scopeName]);

  useEffect(() => {
    if (!box.current || !list.current) return;
    let latest = 0;
    let answered: { query: string; answer: SearchAnswer } | undefined;
    const entries = (answer: SearchAnswer) =>
      toEntries(answer.results, now().search.options.insights);

    /** Asks again when the texts are there: the excerpts appear, nothing else changes. */
    const fillIn = async (query: string, request: number) => {
      await now().search.whenText();
      const answer = await now().search.search(query);
      const [collection] = state.current?.collections ?? [];
      if (request === latest && collection) {
        instance.setCollections([{ ...collection, items: entries(answer) }]);
      }
    };

    const find = async (query: string): Promise<Entry[]> => {
      latest += 1;
      const request = latest;
      const answer = await now().search.search(query);
      if (request === latest) {
        answered = { query, answer };
        if (!answer.hasText && answer.total > 0) void fillIn(query, request);
      }
      return entries(answer);
    };

    const changeRecent = (change: () => void) => {
      change();
      box.current?.querySelector('input')?.focus();
      void instance.refresh();
    };

    const show: AutocompleteOptions<Entry>['render'] = ({ children }, element) =>
      setPanel({ element, children: children as ReactNode });

    const instance = autocomplete<Entry>({
      ...libraryOptions(),
      container: box.current,
      panelContainer: list.current,
      plugins: plugin ? [plugin] : [],
      initialState: { query: lastQuery },
      navigator: {
        navigate: ({ itemUrl }) => now().open(itemUrl),
        navigateNewTab: ({ itemUrl }) => now().openTab(itemUrl),
        navigateNewWindow: ({ itemUrl }) => now().openTab(itemUrl),
      },
      render: show,
      renderNoResults: show,
      onStateChange: ({ state: next }) => {
        state.current = next;
        lastQuery = next.query;
        const waiting =
          next.status === 'loading' || next.status === 'stalled' ? next.status : undefined;
        const answer = answered?.query === next.query ? answered.answer : undefined;
        setView(searchView(next.query, waiting, answer, now().search.scope.tags));
      },
      onSubmit: ({ state: { query } }) => now().submit(query),
      getSources: ({ query }) => [
        query.trim() === ''
          ? recentSource({
              list: recentSearches.list(),
              remove: (recent) => changeRecent(() => recentSearches.remove(recent)),
              clear: () => changeRecent(recentSearches.clear),
            })
          : resultSource({
              find: () => find(query),
              labelOf: (tag) => now().search.labelOf(tag),
              open: (address) => now().open(address),
              openTab: (address) => now().openTab(address),
            }),
      ],
    });
    api.current = instance;
    // The library names the field by its submit button.
    box.current.querySelector('label')?.setAttribute('aria-label', texts.dialog());
    const input = box.current.querySelector('input');
    input?.focus();
    input?.select();
    return () => instance.destroy();
  }, [plugin]);

  return {
    box,
    list,
    view,
    panel,
    searchFor: (query) => {
      if (query !== undefined) api.current?.setQuery(query);
      box.current?.querySelector('input')?.focus();
      void api.current?.refresh();
    },
    chooseEnd: (end) => {
      const count = state.current?.collections[0]?.items.length ?? 0;
      const target = end === 'first' ? 0 : count - 1;
      if (count === 0 || state.current?.activeItemId === target) return false;
      api.current?.setActiveItemId(target);
      list.current?.querySelectorAll('[role=option]')[target]?.scrollIntoView({ block: 'nearest' });
      return true;
    },
  };
}
