import {
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import { translate } from '@docusaurus/Translate';
import { isComposing } from '@site/src/browser/isComposing';
import { recentSearches, type Search, type SearchAnswer } from '@site/src/search/client';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { resultUrl } from '../ResultItem';
import { commonTasks } from './commonTasks';
import { type Entry, insightsOptions, toEntries } from './entries';

/** State of the autocomplete library. */
export type BoxState = Pick<
  AutocompleteState<Entry>,
  'query' | 'collections' | 'activeItemId' | 'status'
>;

/** The API of the autocomplete library. */
export type Autocomplete = AutocompleteApi<Entry, SyntheticEvent, MouseEvent, KeyboardEvent>;

type FieldEvent = KeyboardEvent<HTMLInputElement>;

/** What a list is: results with the query and the answer that they are from, or what an empty field offers. */
type About = { query?: string; answer?: SearchAnswer; heading?: string };

export const aboutList = (list: BoxState['collections'][number] | undefined): About =>
  (list?.source as About | undefined) ?? {};

/** A source of options. A recent search has no URL, so that choosing it sets the query. */
const sourceOf = (
  sourceId: string,
  items: Entry[],
  about: About,
): AutocompleteSource<Entry> & About => ({
  ...about,
  sourceId,
  getItems: () => items,
  getItemUrl: ({ item }) => {
    if ('result' in item) return resultUrl(item.result, item.section);
    return 'task' in item ? item.task.path : undefined;
  },
  getItemInputValue: ({ item, state }) => ('recent' in item ? item.recent : state.query),
  onSelect: ({ setIsOpen }) => setIsOpen(true),
});

/** What changes while the search box is open. */
export type Latest = {
  search: Search;
  /** Called when Enter opens an option; with keys, in a new tab or window. */
  onOpen: (url: string, keys?: MouseEventInit) => void;
};

type Options = {
  /** The current query. */
  query: string;
  /** What the latest render has. */
  latest: () => Latest;
  onStateChange: (state: BoxState) => void;
};

/** Configures the autocomplete library for a dialog, whose list is open as long as the dialog is. */
export function createSearchAutocomplete(options: Options): Autocomplete {
  const { query, latest, onStateChange } = options;
  const { insights } = latest().search.options;
  let state: BoxState = { query, collections: [], activeItemId: null, status: 'idle' };
  /** What is shown: an earlier query until there is an answer. */
  const answered = () => aboutList(state.collections[0]);
  let typing = new AbortController();
  let entered: FieldEvent | undefined;

  async function find(asked: string, signal: AbortSignal): Promise<AutocompleteSource<Entry>[]> {
    const answer = await latest().search.search(asked, { signal });
    // It may not have been answered: the library goes on waiting for what has been typed since then.
    if (signal.aborted && answer.total === 0) return new Promise(() => undefined);
    void answer.withTexts?.().then(({ results }) => {
      const [collection] = state.collections;
      if (signal.aborted || !collection) return;
      // Only the excerpts change.
      core.setCollections([{ ...collection, items: toEntries(results, insights) }]);
    });
    return [sourceOf('results', toEntries(answer.results, insights), { query: asked, answer })];
  }

  const core: Autocomplete = createAutocomplete({
    initialState: { query, isOpen: true },
    shouldPanelOpen: () => true,
    openOnFocus: true,
    defaultActiveItemId: 0,
    insights: insights && insightsOptions(insights),
    navigator: {
      navigate: ({ itemUrl }) => latest().onOpen(itemUrl),
      navigateNewTab: ({ itemUrl }) => latest().onOpen(itemUrl, { ctrlKey: true, metaKey: true }),
      navigateNewWindow: ({ itemUrl }) => latest().onOpen(itemUrl, { shiftKey: true }),
    },
    onStateChange: ({ state: next }) => {
      state = next;
      onStateChange(next);
    },
    getSources: ({ query: asked }) => {
      typing.abort();
      if (asked.trim() === '') {
        const recent = recentSearches.list().map((text) => ({ recent: text }));
        const tasks = commonTasks(latest().search.scope.name).map((task) => ({ task }));
        return [
          sourceOf('recent', recent, { heading: translate({ message: 'Recent searches' }) }),
          sourceOf('tasks', tasks, { heading: translate({ message: 'Common tasks' }) }),
        ];
      }
      // What an empty field offers does not answer the query.
      if (!answered().answer) core.setCollections([]);
      typing = new AbortController();
      return find(asked, typing.signal);
    },
  });

  /** Waits for the answer to the query, as long as nothing else is typed: the library would open an earlier result. */
  async function enterLater(event: FieldEvent, open: () => void): Promise<void> {
    const asked = state.query;
    const { form } = event.currentTarget;
    event.preventDefault();
    entered = event;
    await core.refresh();
    // The box may have been closed meanwhile.
    if (entered !== event || state.query !== asked || !form?.isConnected) return;
    open();
    // Without a result, the form opens the result page.
    if (state.activeItemId === null || answered().answer?.total === 0) form.requestSubmit();
  }

  return {
    ...core,
    getInputProps: (given) => {
      const props = core.getInputProps(given);
      return {
        ...props,
        // The library would search again, and choose the first option.
        onFocus: () => undefined,
        onKeyDown: (event: FieldEvent) => {
          // The library does not know the keys of an input method in Safari. On Tab, it would cancel a running search;
          // here, the focus moves within the dialog.
          if (isComposing(event.nativeEvent) || event.key === 'Tab') return;
          const isEarly = state.query.trim() !== '' && answered().query !== state.query;
          const pass = () => props.onKeyDown(event);
          if (event.key === 'Enter' && isEarly) void enterLater(event, pass);
          else pass();
        },
      };
    },
  };
}
