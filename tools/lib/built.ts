import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

/** Paths of the files of a built site, with slashes, relative to its folder. */
export function builtFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.split(sep).join('/'),
  );
}

/** Whether a page only redirects to another address. */
export const isRedirect = (html: string): boolean => html.includes('http-equiv="refresh"');

/**
 * Addresses of the pages of a built site, without redirects and without 404.html, which has no address.
 * @param dir the folder of the build
 */
export function builtPages(dir: string): string[] {
  return builtFiles(dir)
    .filter((path) => path.endsWith('index.html'))
    .filter((path) => !isRedirect(readFileSync(join(dir, path), 'utf8')))
    .map((path) => `/${path.replace(/\/?index\.html$/, '')}`);
}
