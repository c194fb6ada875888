import { cpSync, readdirSync, rmSync } from 'node:fs';
import { CommandError, runCommand } from '../lib/command';
import { DocsTree, NEXT } from '../lib/docsTree';

/** npm run next:open: creates the next version of the documentation, in docs/, as a copy of the current one. */
async function open(): Promise<void> {
  const tree = new DocsTree(process.cwd());
  const [current = ''] = tree.published();
  const [from, to] = [tree.version(current), tree.version(NEXT)];
  if (readdirSync(to.folder).length > 1) {
    throw new CommandError(
      `${to.folder}/ is open already: carry changes over with "npm run docs:carry".`,
    );
  }
  rmSync(to.folder, { recursive: true });
  cpSync(from.folder, to.folder, { recursive: true });
  await tree.writeSidebar(to, tree.sidebar(from));
  console.log(`${to.folder}/ is a copy of ${from.folder} now. View it with "npm run start:next".`);
}

void runCommand('next:open', open);
