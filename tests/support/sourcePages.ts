import { openPages, type Pages } from '../../src/lint/readPages';

/** The sources of the pages of a published version. The text of a page is parsed on first access, which takes time. */
export const sourcePages = (version: string): Pages['pages'] =>
  openPages(process.cwd(), [`versioned_docs/version-${version}`]).pages;
