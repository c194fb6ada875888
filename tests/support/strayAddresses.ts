import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../tools/lib/built';

/** Addresses in the pages of a build: links, scripts, styles and images. */
const ADDRESS = /\s(?:href|src)=(?:"([^"]*)"|([^\s">]+))/g;

/**
 * Finds addresses that would fail after publication: outside of the base URL, or without a file in the build.
 * Docusaurus checks the links between pages itself.
 * @param dir the folder of the build
 * @param baseUrl the base URL of the build, with a slash at both ends
 * @returns one line per address, with a page that contains it
 */
export function strayAddresses(dir: string, baseUrl: string): string[] {
  const stray = new Map<string, string>();
  const known = new Set<string>();
  for (const page of filesIn(dir).filter((path) => path.endsWith('.html'))) {
    for (const [, quoted, plain] of readFileSync(join(dir, page), 'utf8').matchAll(ADDRESS)) {
      const [path = ''] = (quoted ?? plain ?? '').split(/[?#]/);
      if (!/^\/(?!\/)/.test(path) || known.has(path)) continue;
      // The language dropdown of the not-found page links to that page, which has no address.
      if (/\/404\/?$/.test(path)) continue;
      known.add(path);
      if (!path.startsWith(baseUrl)) stray.set(path, `${page}: ${path} is outside of ${baseUrl}`);
      else if (!existsSync(join(dir, decodeURI(path.slice(baseUrl.length))))) {
        stray.set(path, `${page}: there is no ${path}`);
      }
    }
  }
  return [...stray.values()];
}
