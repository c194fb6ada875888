import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Runs test files with the Node.js test runner in one process, so that what they share is loaded and compiled once.
 * `node --test` starts a process for each file; the option against that, `--test-isolation=none`, needs Node 22.8.
 * The arguments are the files.
 */
async function main(): Promise<void> {
  for (const file of process.argv.slice(2)) await import(pathToFileURL(resolve(file)).href);
}

void main();
