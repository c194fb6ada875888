import {
  type AutocompleteApi,
  type AutocompleteState,
  createAutocomplete,
} from '@algolia/autocomplete-core';
import { isComposing } from '@site/src/browser/isComposing';
import { recentSearches, type Search, type SearchAnswer } from '@site/src/search/client';
import { MAX_QUERY_LENGTH } from '@site/src/search/core/constants';
import type { KeyboardEvent, MouseEvent, SyntheticEvent } from 'react';
import { fieldMessages } from '../fieldMessages';
import { commonTasks } from './commonTasks';
import { type Entry, RECENT, RESULTS, sourceOf, TASKS, toEntries } from './entries';
import { insightsMarks, insightsOptions } from './insights';

/** State of the autocomplete library, with the answer to its query once available. */
export type BoxState = Pick<
  AutocompleteState<Entry>,
  'query' | 'collections' | 'activeItemId' | 'status'
> & { answer?: SearchAnswer };

type Core = AutocompleteApi<Entry, SyntheticEvent, MouseEvent, KeyboardEvent>;

/** The API of the autocomplete library. */
export type Autocomplete = Core & {
  /** To be called with each state that the page shows. */
  onShown: (state: BoxState) => void;
};

type Modifiers = Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>;

type Options = {
  /** The current query. */
  query: string;
  /** Returns the search of the latest render. */
  current: () => Search;
  onStateChange: (state: BoxState) => void;
};

/** Configures the autocomplete library for a dialog, whose list is open as long as the dialog is. */
export function createSearchAutocomplete({ query, current, onStateChange }: Options): Autocomplete {
  const { insights } = current().options;
  let state: AutocompleteState<Entry> | undefined;
  let answered: { query: string; answer: SearchAnswer } | undefined;
  let typing = new AbortController();
  let newest: Promise<Entry[]> = Promise.resolve([]);
  let shown: BoxState | undefined;
  /** Enter, pressed before the answer to the query is shown. */
  let entered: { query: string; field: HTMLInputElement; modifiers: Modifiers } | undefined;

  /** Repeats the search when the texts have loaded: only the excerpts change. */
  async function fillIn(asked: string, signal: AbortSignal): Promise<void> {
    await current().waitForTexts();
    const { results } = await current().search(asked, { signal });
    const [collection] = state?.collections ?? [];
    if (!signal.aborted && collection) {
      core.setCollections([{ ...collection, items: toEntries(results, insightsMarks(insights)) }]);
    }
  }

  async function answer(asked: string, signal: AbortSignal): Promise<Entry[]> {
    const found = await current().search(asked, { signal });
    if (!signal.aborted) {
      answered = { query: asked, answer: found };
      if (!found.hasText && found.total > 0) void fillIn(asked, signal);
    } else if (found.total === 0) {
      // It may not have been answered. What has been typed since then is.
      return newest;
    }
    return toEntries(found.results, insightsMarks(insights));
  }

  function find(asked: string): Promise<Entry[]> {
    typing.abort();
    typing = new AbortController();
    newest = answer(asked, typing.signal);
    return newest;
  }

  const core: Core = createAutocomplete({
    initialState: { query, isOpen: true },
    shouldPanelOpen: () => true,
    openOnFocus: true,
    defaultActiveItemId: 0,
    placeholder: fieldMessages.placeholder(),
    insights: insights && insightsOptions(insights),
    onStateChange: ({ state: next }) => {
      state = next;
      if (entered?.query !== next.query) entered = undefined;
      onStateChange({
        ...next,
        answer: answered?.query === next.query ? answered.answer : undefined,
      });
    },
    getSources: (asked) => {
      if (asked.query.trim() === '') {
        return [
          sourceOf(RECENT, () => recentSearches.list().map((recent) => ({ recent }))),
          sourceOf(TASKS, () => commonTasks(current().scope).map((task) => ({ task }))),
        ];
      }
      // What an empty field offers does not answer the query: Enter must not open it while the search runs.
      if (state?.collections.some(({ source }) => source.sourceId !== RESULTS)) {
        core.setCollections([]);
      }
      return [sourceOf(RESULTS, () => find(asked.query))];
    },
  });

  /** All options, in the order of their numbers. */
  const options = () =>
    (state?.collections ?? []).flatMap(({ source, items }) =>
      items.map((item) => ({ source, item })),
    );

  /** The element of an option. */
  function optionAt(index: number): HTMLElement | null {
    const option = options()[index];
    return option ? document.getElementById(core.getItemProps(option).id) : null;
  }

  /** Makes the first or last option active. If it already is, the key moves the caret, as in any text field. */
  function chooseEnd(event: KeyboardEvent): void {
    const target = event.key === 'Home' ? 0 : options().length - 1;
    const option = optionAt(target);
    if (!option || state?.activeItemId === target) return;
    event.preventDefault();
    core.setActiveItemId(target);
    option.scrollIntoView({ block: 'nearest' });
  }

  /**
   * Clicks the active option if it is a link, with the modifier keys: the browser then opens it as it opens any link,
   * here or in a new tab.
   */
  function followLink(modifiers: Modifiers): boolean {
    const option = optionAt(state?.activeItemId ?? -1);
    if (!(option instanceof HTMLAnchorElement)) return false;
    option.dispatchEvent(
      new MouseEvent('click', { bubbles: true, cancelable: true, view: window, ...modifiers }),
    );
    return true;
  }

  /** Whether the page shows the answer to the query, and not what an earlier one found. */
  const isAnswerShown = () =>
    state?.status === 'idle' &&
    shown?.answer !== undefined &&
    shown.query === state.query &&
    shown.collections === state.collections;

  /** Opens the active option. For a query without its answer, waits for it, as long as nothing else is typed. */
  function onEnter(event: KeyboardEvent): boolean {
    const { ctrlKey, metaKey, shiftKey, currentTarget: field } = event;
    const modifiers = { ctrlKey, metaKey, shiftKey };
    const query = state?.query ?? '';
    const isEarly = query.trim() !== '' && !isAnswerShown();
    if (isEarly) entered = { query, field: field as HTMLInputElement, modifiers };
    else if (!followLink(modifiers)) return false;
    event.preventDefault();
    return true;
  }

  function onShown(next: BoxState): void {
    shown = next;
    if (!entered || !isAnswerShown()) return;
    const { field, modifiers } = entered;
    entered = undefined;
    // Without a result, the form opens the result page.
    if (!followLink(modifiers)) field.form?.requestSubmit();
  }

  return {
    ...core,
    onShown,
    getInputProps: (given) => {
      const props = core.getInputProps({ maxLength: MAX_QUERY_LENGTH, ...given });
      return {
        ...props,
        onKeyDown: (event) => {
          if (isComposing(event.nativeEvent)) return;
          const { key, shiftKey } = event;
          if ((key === 'Home' || key === 'End') && !shiftKey) chooseEnd(event);
          else if (key === 'Enter' && !event.altKey && onEnter(event)) return;
          // On both keys, the library would close its list and cancel a running search; here, Escape closes the dialog,
          // and Tab moves the focus within it.
          else if (key !== 'Escape' && key !== 'Tab') props.onKeyDown(event);
        },
      };
    },
  };
}
