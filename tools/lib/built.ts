import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Sorted paths of the files of a folder, with slashes, relative to it. */
export function filesIn(dir: string): string[] {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join('/'))
    .sort();
}

/** The address of a built file, relative to the site: a page has that of its folder. */
export const addressOfFile = (path: string): string => path.replace(/(^|\/)index\.html$/, '$1');

/** Whether a page only redirects to another address. */
const isRedirect = (html: string): boolean => html.includes('http-equiv="refresh"');

/**
 * Addresses of the pages of a built site, without redirects and without 404.html, which has no address.
 * @param dir the folder of the build
 */
export function builtPages(dir: string): string[] {
  return filesIn(dir)
    .filter((path) => path.endsWith('index.html'))
    .filter((path) => !isRedirect(readFileSync(join(dir, path), 'utf8')))
    .map((path) => `/${path.replace(/\/?index\.html$/, '')}`);
}
