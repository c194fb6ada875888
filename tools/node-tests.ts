import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { filesIn } from './lib/built';

/** The test files at a path: a file, or those in a folder and below it. */
const testsAt = (path: string): string[] =>
  statSync(path).isFile()
    ? [path]
    : filesIn(path)
        .filter((name) => name.endsWith('.test.ts') && !name.includes('node_modules'))
        .map((name) => join(path, name));

/**
 * Runs test files with the Node.js test runner in one process, so that what they share is loaded and compiled once.
 * `node --test` starts a process for each file; the option against that, `--test-isolation=none`, needs Node 22.8.
 * The arguments are the files and folders.
 */
async function main(): Promise<void> {
  const files = process.argv.slice(2).flatMap(testsAt);
  if (files.length === 0) throw new Error('There are no test files.');
  for (const file of files) await import(pathToFileURL(resolve(file)).href);
}

void main();
