import { execSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { historyPath } from '../../src/content/releases';
import { cloneTo, git } from '../lib/clone';
import { CommandError, runCommand, writeJson } from '../lib/command';
import { DocsTree, NEXT } from './docsTree';

/**
 * npm run docs:release -- ace6: publishes docs/ as the new current version with Docusaurus' own `docs:version`. The
 * version gets a copy of the release history of the one before, to which its releases are added, and goes on with its
 * other data.
 *   --dry-run   does this in a scratch copy of the last commit, and runs there "npm test" without the tests that need a
 *               browser: the working folder does not change, and the name may be left out
 */
async function release(tree: DocsTree, version: string, previous: string): Promise<void> {
  if (tree.ids(tree.version(NEXT)).length === 0) {
    throw new CommandError('docs/ has no pages: create the next version with "npm run next:open".');
  }
  // Through a shell: npx is a script on Windows.
  execSync(`npx docusaurus docs:version ${version}`, { stdio: 'inherit' });
  const added = tree.version(version);
  const { redirects, ...routes } = tree.routes();
  const { [NEXT]: moved, ...published } = redirects;
  if (moved) await tree.writeRoutes({ ...routes, redirects: { [version]: moved, ...published } });
  cpSync(tree.path(historyPath(previous)), tree.path(historyPath(version)));
  // `docs:version` does not format what it writes.
  for (const path of ['versions.json', added.sidebar]) {
    await writeJson(tree.path(path), tree.json(path));
  }
}

/** What a release must pass, but for the tests that need a browser. Pages have the date of their last commit. */
const CHECKS = [
  'git add --all && git -c user.name=rehearsal -c user.email=rehearsal@localhost commit --quiet --message rehearsal',
  'npm run --silent build',
  'npm run --silent addresses:record',
  'npm test --silent -- --no-browser',
];

/** Releases in a scratch copy, and shows what would change and which checks pass. */
function rehearse(version: string): void {
  const dir = mkdtempSync(join(tmpdir(), 'ace-release-'));
  try {
    cloneTo(dir, 'HEAD');
    const lines = [`npx tsx tools/versions/release.ts ${version}`, ...CHECKS].map((command) => {
      const start = performance.now();
      const { status } = spawnSync(command, { cwd: dir, shell: true, stdio: 'inherit' });
      const seconds = Math.round((performance.now() - start) / 1000);
      if (status !== 0) process.exitCode = 1;
      return `${status === 0 ? 'passed' : 'FAILED'}: ${command} (${seconds} s)`;
    });
    const changed = (...args: string[]) => git('-C', dir, 'diff', ...args, 'HEAD~1', 'HEAD');
    console.log(`\nNew files by folder:\n${changed('--dirstat=files,1')}`);
    console.log(`\nChanged files:\n${changed('--name-status', '--diff-filter=M')}`);
    console.log(`\n${lines.join('\n')}`);
  } finally {
    rmSync(dir, { recursive: true });
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' } },
  });
  const tree = new DocsTree(process.cwd());
  const [previous = ''] = tree.published();
  const next = previous.replace(/\d+$/, (number) => String(Number(number) + 1));
  const [version = values['dry-run'] ? next : ''] = positionals;
  if (version !== next) {
    throw new CommandError(
      `"${version}" is not the name of the version after ${previous}. Write: npm run docs:release -- ${next}`,
    );
  }
  if (values['dry-run']) {
    rehearse(version);
    return;
  }
  await release(tree, version, previous);
  console.log(
    `${version} is the current version now. Next: "Cut a version" in DEVELOPING.md, from step 3.`,
  );
}

void runCommand('docs:release', main);
