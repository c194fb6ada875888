import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../lib/command';
import { DocsTree } from '../lib/docsTree';
import { mentions, movePage } from './movePage';

/**
 * npm run move -- <old> <new>: gives a page another path, such as steps/delay, and changes what names it: the sidebar,
 * the links to it, its redirect and its counterparts.
 *   --version <names>   versions, comma-separated; by default the current one, with its copy in the next one
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' } },
  });
  const [from, to, ...rest] = positionals;
  if (!from || !to || rest.length > 0) {
    throw new CommandError('Name the old and the new path: npm run move -- steps/delay steps/wait');
  }
  const tree = new DocsTree(process.cwd());
  const versions = values.version?.split(',') ?? tree.published().slice(0, 1);
  const changed = await movePage(tree, { versions, from, to });
  console.log(changed.map((path) => `changed: ${path}`).join('\n'));
  for (const place of mentions(tree, from)) console.log(`look at: ${place} names ${from}`);
  console.log('\nNext: npm run check, npm run build, npm run addresses:record');
}

void runCommand('move', main);
