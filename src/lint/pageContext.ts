import { resolve } from 'node:path';
import type { CheckContext } from './checks/context';
import { tagNames } from './project/tags';
import type { DocsFolder } from './readPages';

/**
 * What the checks of a page can read besides the page.
 * @param unreadable paths below the project of the pages that do not parse
 */
export const contextOf = (
  projectDir: string,
  folders: readonly DocsFolder[],
  unreadable: readonly string[],
): CheckContext => ({
  tags: new Set(tagNames(projectDir)),
  pages: new Map(folders.flatMap(({ pages }) => pages.map((page) => [page.path, page]))),
  unreadable: new Set(unreadable.map((path) => resolve(projectDir, path))),
});
