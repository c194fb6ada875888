import { cpSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CommandError, runCommand } from '../lib/command';
import { DocsTree, NEXT } from './docsTree';

/** npm run next:open: creates the next version of the documentation, in docs/, as a copy of the current one. */
async function open(): Promise<void> {
  parseArgs();
  const tree = new DocsTree(process.cwd());
  const [current = ''] = tree.published();
  const [from, to] = [tree.version(current), tree.version(NEXT)];
  if (tree.ids(to).length > 1) {
    throw new CommandError(
      `${to.folder}/ is open already: carry changes over with "npm run docs:carry".`,
    );
  }
  rmSync(tree.path(to.folder), { recursive: true, force: true });
  cpSync(tree.path(from.folder), tree.path(to.folder), { recursive: true });
  await tree.writeSidebars(to, tree.sidebars(from));
  console.log(`${to.folder}/ is a copy of ${from.folder} now. View it with "npm run start:next".`);
}

void runCommand('next:open', open);
