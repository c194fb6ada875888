import { hash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..');

/** A digest of texts; the same texts divided in another way have another digest. */
export function digestOf(...texts: readonly string[]): string {
  return hash('sha256', texts.map((text) => `${text.length}:${text}`).join('')).slice(0, 32);
}

/** A digest of what computes the cached results: the code and data of the site, its dependencies, and Node.js. */
export function codeDigest(): string {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .sort();
  const read = (file: string) => readFileSync(file, 'utf8');
  const lockfile = join(ROOT, 'package-lock.json');
  // A copy of the site without its lockfile is built too.
  const dependencies = existsSync(lockfile) ? read(lockfile) : '';
  return digestOf(process.version, dependencies, ...files.flatMap((file) => [file, read(file)]));
}
