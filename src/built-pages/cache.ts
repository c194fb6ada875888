import { hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Results by a digest of what they were computed from. They must be JSON values. */
export type Results = Record<string, unknown[]>;

/** Where the results of the build before are, valid for the code that computed them. */
export type Cache = { file: string; code: string };

/** The file of a cache; `docusaurus clear` removes the folder. */
export const cacheFile = (siteDir: string, name: string): string =>
  join(siteDir, 'node_modules/.cache/ace-docs', `${name}.json`);

/** A digest of texts. */
export const digestOf = (texts: readonly string[]): string =>
  hash('sha256', JSON.stringify(texts)).slice(0, 32);

/** A digest of what computes the results: the code and data of the site, its dependencies, and Node.js. */
export function codeDigest(siteDir: string): string {
  const files = readdirSync(join(siteDir, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  // A copy of the site without its lockfile is built too.
  const all = [...files, join(siteDir, 'package-lock.json')].filter(existsSync);
  return digestOf([process.version, ...all.map((file) => readFileSync(file, 'utf8'))]);
}

/** The results of the build before; none without a cache, of other code, or if the file is damaged. */
export function readResults({ file, code }: Cache): Results {
  try {
    const stored = JSON.parse(readFileSync(file, 'utf8')) as { code: string; results: Results };
    return stored.code === code ? stored.results : {};
  } catch {
    return {};
  }
}

/** Keeps the results of this build for the next one. */
export function writeResults({ file, code }: Cache, results: Results): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ code, results }));
}
