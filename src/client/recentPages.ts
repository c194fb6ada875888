import { createStorageSlot } from '@docusaurus/theme-common';
import { parsePages, type RecentPage, withPage } from './recentPageList';

const slot = /* #__PURE__ */ createStorageSlot('ace.pages.recent');

/** The documentation pages that the reader opened last, newest first, stored in this browser. */
export const recentPages = {
  list: (): RecentPage[] => parsePages(slot.get()),
  keep: (page: RecentPage): void =>
    slot.set(JSON.stringify(withPage(parsePages(slot.get()), page))),
  clear: (): void => slot.del(),
} as const;
