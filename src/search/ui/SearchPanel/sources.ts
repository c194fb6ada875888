import type { AutocompleteSource } from '@algolia/autocomplete-core';
import { resultAddress } from '@site/src/search/ui/ResultItem';
import type { Entry } from './insights';

/** Id of the source of recent searches; the other source is that of the results. */
export const RECENT = 'recent';

type ResultActions = {
  find: () => Promise<Entry[]>;
  /** Returns the actions of the latest render. */
  current: () => { open: (address: string) => void; openTab: (address: string) => void };
};

/** The source of the results of a query. */
export function resultSource({ find, current }: ResultActions): AutocompleteSource<Entry> {
  return {
    sourceId: 'results',
    getItems: find,
    getItemUrl: ({ item }) => ('result' in item ? resultAddress(item.result) : undefined),
    // The library's navigator handles the keyboard; the source handles clicks.
    onSelect: ({ event, itemUrl }) => {
      const { type, ctrlKey, metaKey } = event as MouseEvent;
      if (type !== 'click' || !itemUrl) return;
      if (ctrlKey || metaKey) current().openTab(itemUrl);
      else current().open(itemUrl);
    },
  };
}

/** The source of recent searches, for an empty field. They have no URL, so that choosing one sets the query. */
export function recentSource(queries: readonly string[]): AutocompleteSource<Entry> {
  return {
    sourceId: RECENT,
    getItems: () => queries.map((recent) => ({ recent })),
    getItemInputValue: ({ item }) => ('recent' in item ? item.recent : ''),
    onSelect: ({ setIsOpen }) => setIsOpen(true),
  };
}
