import { runCommand } from './lib/command';
import { docsStatus, statusText } from './lib/docsStatus';
import { DocsTree } from './lib/docsTree';

/**
 * npm run docs:status: how each version differs from the next newer one, and how many questions wait for review;
 * `npm run docs:coverage` lists these with their lines.
 */
function main(): void {
  console.log(docsStatus(new DocsTree(process.cwd())).map(statusText).join('\n\n'));
}

void runCommand('docs:status', main);
