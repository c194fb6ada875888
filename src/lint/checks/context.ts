import type { Page } from '../page';

/** What a check can read in addition to its page. */
export type CheckContext = {
  /** The tags of versioned_docs/tags.yml. */
  tags: ReadonlySet<string>;
  /** Every page of every version by its absolute path. */
  pages: ReadonlyMap<string, Page>;
  /** The absolute paths of the pages that do not parse: a message says so, and links to them are right. */
  unreadable: ReadonlySet<string>;
};

/** Checks one page and reports to `page.file`; a message names the line and the remedy. */
export type Check = (page: Page, context: CheckContext) => void | Promise<void>;
