import {
  type AutocompleteApi,
  type AutocompleteSource,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
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

/** Ids of the sources: recent searches and common tasks for an empty field, and results. */
export const RECENT = 'recent';
export const TASKS = 'tasks';
const RESULTS = 'results';

/** The query that the lists of the search box are for, and the answer that results are from. */
type Answered = { query?: string; answer?: SearchAnswer };

/** What the lists of a state are for: an earlier query until there is an answer. */
export const answeredIn = ({ collections: [first] }: Pick<BoxState, 'collections'>): Answered =>
  (first?.source as Answered | undefined) ?? {};

/** A source of options. A recent search has no URL, so that choosing it sets the query. */
const sourceOf = (
  sourceId: string,
  items: Entry[],
  answered: Answered,
): AutocompleteSource<Entry> & Answered => ({
  ...answered,
  sourceId,
  getItems: () => items,
  getItemUrl: ({ item }) => {
    if ('result' in item) return resultUrl(item.result, item.section);
    return 'task' in item ? item.task.path : undefined;
  },
  getItemInputValue: ({ item, state }) => ('recent' in item ? item.recent : state.query),
  onSelect: ({ setIsOpen }) => setIsOpen(true),
});

type Options = {
  /** The current query. */
  query: string;
  /** Returns the search of the latest render. */
  current: () => Search;
  onStateChange: (state: BoxState) => void;
  /** Called when Enter opens an option; with keys, in a new tab or window. */
  onOpen: (url: string, keys?: MouseEventInit) => void;
};

/** Configures the autocomplete library for a dialog, whose list is open as long as the dialog is. */
export function createSearchAutocomplete(options: Options): Autocomplete {
  const { query, current, onStateChange, onOpen } = options;
  const { insights } = current().options;
  let state: BoxState = { query, collections: [], activeItemId: null, status: 'idle' };
  let typing = new AbortController();
  let newest: Promise<AutocompleteSource<Entry>[]> = Promise.resolve([]);
  let entered: KeyboardEvent | undefined;

  /** Shows the answer with its texts when they have loaded: only the excerpts change. */
  function fillIn({ results }: SearchAnswer, signal: AbortSignal): void {
    const [collection] = state.collections;
    if (signal.aborted || !collection) return;
    core.setCollections([{ ...collection, items: toEntries(results, insights) }]);
  }

  async function find(asked: string, signal: AbortSignal): Promise<AutocompleteSource<Entry>[]> {
    const answer = await current().search(asked, { signal });
    // It may not have been answered. What has been typed since then is.
    if (signal.aborted && answer.total === 0) return newest;
    void answer.withTexts?.().then((filled) => fillIn(filled, signal));
    return [sourceOf(RESULTS, toEntries(answer.results, insights), { query: asked, answer })];
  }

  const core: Autocomplete = createAutocomplete({
    initialState: { query, isOpen: true },
    shouldPanelOpen: () => true,
    openOnFocus: true,
    defaultActiveItemId: 0,
    insights: insights && insightsOptions(insights),
    navigator: {
      navigate: ({ itemUrl }) => onOpen(itemUrl),
      navigateNewTab: ({ itemUrl }) => onOpen(itemUrl, { ctrlKey: true, metaKey: true }),
      navigateNewWindow: ({ itemUrl }) => onOpen(itemUrl, { shiftKey: true }),
    },
    onStateChange: ({ state: next }) => {
      state = next;
      onStateChange(next);
    },
    getSources: ({ query: asked }) => {
      typing.abort();
      if (asked.trim() === '') {
        // A search that still runs falls back to it.
        newest = Promise.resolve([]);
        const recent = recentSearches.list().map((text) => ({ recent: text }));
        const tasks = commonTasks(current().scope).map((task) => ({ task }));
        return [sourceOf(RECENT, recent, {}), sourceOf(TASKS, tasks, {})];
      }
      // What an empty field offers does not answer the query.
      if (!answeredIn(state).answer) core.setCollections([]);
      typing = new AbortController();
      newest = find(asked, typing.signal);
      return newest;
    },
  });

  /** Waits for the answer to the query, as long as nothing else is typed: the library would open an earlier result. */
  async function enterLater(
    event: KeyboardEvent<HTMLInputElement>,
    open: () => void,
  ): Promise<void> {
    const asked = state.query;
    const { form } = event.currentTarget;
    event.preventDefault();
    entered = event;
    await core.refresh();
    // The box may have been closed meanwhile.
    if (entered !== event || state.query !== asked || !form?.isConnected) return;
    open();
    // Without a result, the form opens the result page.
    if (state.activeItemId === null || answeredIn(state).answer?.total === 0) form.requestSubmit();
  }

  return {
    ...core,
    getInputProps: (given) => {
      const props = core.getInputProps(given);
      return {
        ...props,
        // The library would search again, and choose the first option.
        onFocus: () => undefined,
        onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
          // The library does not know the keys of an input method in Safari. On Escape and Tab it would cancel a running
          // search; here, Escape closes the dialog, and Tab moves the focus within it.
          if (isComposing(event.nativeEvent) || ['Escape', 'Tab'].includes(event.key)) return;
          const isEarly = state.query.trim() !== '' && answeredIn(state).query !== state.query;
          if (event.key === 'Enter' && isEarly)
            void enterLater(event, () => props.onKeyDown(event));
          else props.onKeyDown(event);
        },
      };
    },
  };
}
