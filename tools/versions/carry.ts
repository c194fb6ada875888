import { execFileSync, spawnSync } from 'node:child_process';
import { CommandError, runCommand } from '../lib/command';
import { DocsTree, NEXT } from '../lib/docsTree';

/**
 * npm run docs:carry [-- <commit>]: applies what changed in the pages and the sidebar of the current version since a
 * commit (by default the last one) to the next version, with Git's three-way apply. Where both changed the same lines,
 * the file gets conflict markers, and the command fails.
 */
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' });

function carry(): void {
  const tree = new DocsTree(process.cwd());
  const [from, to] = [tree.version(tree.published()[0] ?? ''), tree.version(NEXT)];
  const [base = 'HEAD'] = process.argv.slice(2);
  if (git('diff', '--name-only', '--', to.folder, to.sidebar) !== '')
    throw new CommandError(
      `${to.folder}/ has changes that are not staged. Stage or commit them first: Git merges with the staged files.`,
    );
  // New pages are a part of the difference once Git knows them.
  git('add', '--intent-to-add', '--', from.folder);
  const patch = git('diff', '--binary', base, '--', from.folder, from.sidebar)
    .replaceAll(`${from.folder}/`, `${to.folder}/`)
    .replaceAll(from.sidebar, to.sidebar);
  if (patch === '') {
    console.log(`Nothing changed in ${from.folder} since ${base}.`);
    return;
  }
  const { status } = spawnSync('git', ['apply', '--3way', '-'], {
    input: patch,
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  process.exitCode = status === 0 ? 0 : 1;
}

void runCommand('docs:carry', carry);
