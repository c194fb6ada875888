import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPages } from './built';
import { brotli, CDN_BROTLI } from './compress';

/** Figures of a build that a pull request should not change unnoticed, each with its name; sizes are in bytes. */
export type SiteFigures = Readonly<Record<string, number>>;

/** Pages of each kind: what they and the files that they name weigh is what a reader waits for. */
const WEIGHED = ['/', '/docs/steps/jwt/', '/docs/intro/configuration/', '/search/'];
const ASSET = /(?:src|href)="?[^">\s]*?(\/assets\/[^">\s]+\.(?:js|css))/g;

const sizeOf = (dir: string, path: string) =>
  brotli(readFileSync(join(dir, path)), CDN_BROTLI).length;

/**
 * Measures a build.
 * @param dir its folder
 */
export function siteFigures(dir: string): SiteFigures {
  const indexes = readdirSync(dir).filter((name) => /^search-(?:index|text)-.*\.json$/.test(name));
  const weights = WEIGHED.map((address): [string, number] => {
    const page = `${address}index.html`;
    const html = readFileSync(join(dir, page), 'utf8');
    const files = new Set([page, ...[...html.matchAll(ASSET)].map(([, path = '']) => path)]);
    return [
      `${address} with its scripts and styles, brotli`,
      [...files].reduce((sum, path) => sum + sizeOf(dir, path), 0),
    ];
  });
  return {
    Pages: builtPages(dir).length,
    ...Object.fromEntries(indexes.map((name) => [`${name}, brotli`, sizeOf(dir, name)])),
    ...Object.fromEntries(weights),
  };
}
