import { storedField } from '@site/src/browser/storedField';
import { storageKeys } from '@site/src/site/storage';
import { parseRecent, withRecent } from './recentList';

const slot = /* #__PURE__ */ storedField(storageKeys.recent, 'searches');

/** The queries from which the user opened a result, newest first, stored in this browser. */
export const recentSearches = {
  list: (): string[] => parseRecent(slot.get()),
  keep: (query: string): void => {
    if (query.trim() === '') return;
    slot.set(JSON.stringify(withRecent(parseRecent(slot.get()), query)));
  },
  clear: (): void => slot.set(undefined),
} as const;
