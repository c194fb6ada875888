import type { Page } from '../page';
import { placeInVersion } from '../readPages';

/** The path of a page is its address, which readers type and other pages link to. */
export const PATH = /^[a-z0-9_/.-]+$/;

/** Requires a path that needs no escapes in an address, and is the same on each file system. */
export function checkPath(page: Page): void {
  const path = placeInVersion(page);
  if (PATH.test(path)) return;
  const better = path.toLowerCase().replaceAll(/[^a-z0-9_/.-]+/g, '_');
  page.file.message(
    `The path of a page consists of lowercase letters, digits, "_" and "-". Rename the file to "${better}".`,
    { line: 1, column: 1 },
  );
}
