import { openPages, type Page } from '../../src/lint/page';

/** The sources of the pages of a published version. The text of a page is parsed on first access, which takes time. */
export const sourcePages = (version: string): Page[] =>
  openPages(process.cwd(), [`versioned_docs/version-${version}`]);
