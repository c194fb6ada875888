import { readdirSync } from 'node:fs';

/** Paths of the HTML files below a folder, relative to it, in alphabetical order. */
export const htmlFilesIn = (dir: string): string[] =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.html'))
    .sort();
