import { storageKeys } from '@site/src/site/storage';
import { parsePages, type RecentPage, withPage } from './recentPageList';
import { storedField } from './storedField';

const slot = /* #__PURE__ */ storedField(storageKeys.recent, 'pages');

/** The documentation pages that the reader opened last, newest first, stored in this browser. */
export const recentPages = {
  list: (): RecentPage[] => parsePages(slot.get()),
  keep: (page: RecentPage): void =>
    slot.set(JSON.stringify(withPage(parsePages(slot.get()), page))),
  clear: (): void => slot.del(),
} as const;
