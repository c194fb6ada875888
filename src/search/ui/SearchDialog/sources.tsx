import type { AutocompleteSource } from '@algolia/autocomplete-js';
import { withHighlight } from '@site/src/search/ui/highlight/address';
import type { SearchResult } from '@site/src/search/core/types';
import React from 'react';
import type { Entry } from './insights';
import { RecentHead, RecentOption, RemoveButtons } from './RecentSearches';
import { ResultOption } from './ResultItem';

type ResultActions = {
  find: () => Promise<Entry[]>;
  labelOf: (tag: string) => string | undefined;
  open: (address: string) => void;
  openTab: (address: string) => void;
};

const addressOf = ({ sectionRoute, terms }: SearchResult) => withHighlight(sectionRoute, terms);

/** The results of a query. */
export function resultSource(actions: ResultActions): AutocompleteSource<Entry> {
  return {
    sourceId: 'results',
    getItems: actions.find,
    getItemUrl: ({ item }) => ('result' in item ? addressOf(item.result) : undefined),
    // The keyboard goes by the navigator; a click has to be carried out here.
    onSelect: ({ event, itemUrl }) => {
      if (event.type !== 'click' || !itemUrl) return;
      if (event.ctrlKey || event.metaKey) actions.openTab(itemUrl);
      else actions.open(itemUrl);
    },
    templates: {
      item: ({ item }) =>
        'result' in item ? (
          <ResultOption
            result={item.result}
            version={actions.labelOf(item.result.tag)}
            onMiddleClick={() => actions.openTab(addressOf(item.result))}
          />
        ) : (
          ''
        ),
    },
  };
}

type RecentActions = { list: string[]; remove: (query: string) => void; clear: () => void };

/** The searches of before, for a box without a query. Without an address, choosing one fills the box with it. */
export function recentSource({ list, remove, clear }: RecentActions): AutocompleteSource<Entry> {
  return {
    sourceId: 'recent',
    getItems: () => list.map((recent) => ({ recent })),
    getItemInputValue: ({ item }) => ('recent' in item ? item.recent : ''),
    onSelect: ({ setIsOpen }) => setIsOpen(true),
    templates: {
      header: () => <RecentHead onClear={clear} />,
      item: ({ item }) => ('recent' in item ? <RecentOption query={item.recent} /> : ''),
      // Beside the list, not in it: an option of a list box holds no button.
      footer: () => <RemoveButtons queries={list} onRemove={remove} />,
    },
  };
}
