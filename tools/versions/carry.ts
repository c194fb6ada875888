import { spawnSync } from 'node:child_process';
import { CommandError, runCommand } from '../lib/command';
import { DocsTree, NEXT } from './docsTree';

/**
 * npm run docs:carry [-- <commit>]: applies the changes of the current version's pages since a commit to the next
 * version, docs/, as `git apply --3way` does. The commit is HEAD by default, for a change that is not committed; name
 * main for that of a branch. A conflict leaves its markers in the page. The sidebar, sidebars.json, is edited by hand.
 */
function git(args: readonly string[], input?: Buffer): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, { input, maxBuffer: 2 ** 28 });
  if (status !== 0) throw new CommandError(`git ${args[0]}:\n${String(stderr).trim()}`);
  process.stdout.write(stderr);
  return stdout;
}

function carry(): void {
  const tree = new DocsTree(process.cwd());
  const from = tree.version(tree.published()[0] ?? '').folder;
  const to = tree.version(NEXT).folder;
  const [, , base = 'HEAD'] = process.argv;
  // A new page is part of a diff once Git knows it.
  git(['add', '--intent-to-add', '--', from]);
  const patch = git(['diff', '--binary', `--relative=${from}`, base, '--', from]);
  if (patch.length === 0) {
    throw new CommandError(`${from}/ is as in ${base}. Name the commit before the change.`);
  }
  git(['apply', '--3way', `--directory=${to}`], patch);
}

void runCommand('docs:carry', carry);
