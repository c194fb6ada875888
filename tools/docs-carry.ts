import { parseArgs } from 'node:util';
import { Carry } from './lib/carry';
import { CommandError, runCommand } from './lib/command';
import { DocsTree, NEXT } from './lib/docsTree';

/**
 * npm run docs:carry [-- word …]: carries what changed in a version to another one by a three-way merge: pages, also new
 * and deleted ones, and the sidebar. With words, only the files whose path contains one of them, and the sidebar.
 *   --from <version>   the version with the change; the current one by default
 *   --to <versions>    comma-separated; the next version by default
 *   --base <commit>    the commit before the change; HEAD by default, for a change that is not committed
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: 'string' }, to: { type: 'string' }, base: { type: 'string' } },
  });
  const tree = new DocsTree(process.cwd());
  const from = tree.version(values.from ?? tree.published()[0] ?? '');
  const targets = (values.to ?? NEXT).split(',').map((name) => tree.version(name));
  const base = values.base ?? 'HEAD';
  for (const to of targets) {
    if (to.name === from.name) {
      throw new CommandError(`${from.name} is the version with the change. Name others with --to.`);
    }
    const carried = await new Carry(tree, from, to, base).run(positionals);
    for (const { path, state } of carried) console.log(`${state}: ${path}`);
    const problems = carried.flatMap((one) => one.problems);
    for (const problem of problems) console.error(problem);
    if (problems.length > 0) process.exitCode = 1;
    if (carried.length === 0) {
      console.log(
        `Nothing has changed in ${from.folder} since ${base}: name a commit with --base.`,
      );
    }
  }
}

void runCommand('docs:carry', main);
