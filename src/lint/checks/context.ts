import type { Page } from '../page';

/** What a check may know beside the page it looks at. */
export type CheckContext = {
  /** The tags of versioned_docs/tags.yml. */
  tags: ReadonlySet<string>;
  /** Every page of every version by its absolute path. */
  pages: ReadonlyMap<string, Page>;
};

/** Looks at one page and reports on `page.file`; a message names line and remedy. */
export type Check = (page: Page, context: CheckContext) => void;
