import { execSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  addEntry,
  addTab,
  addVersion,
  type ByVersion,
  checkName,
  nextName,
  type TabGroups,
} from './addVersion';
import { cloneTo, git } from '../lib/clone';
import { CommandError, runCommand, writeJson } from '../lib/command';
import { DocsTree, NEXT } from './docsTree';

/**
 * npm run docs:release -- ace6: publishes docs/ as the new current version. Cuts it with Docusaurus' own
 * `docs:version`, and adds it to the data that contain versions: redirects, counterparts, release histories, flow files
 * and tabs. Its entries start as a copy of those of the previous version.
 *   --dry-run   does this in a scratch copy of the last commit, and runs there "npm test" without the tests that need a
 *               browser: the working folder does not change, and the name may be left out
 */
const ENTRIES = [
  'packages/flow-runner/src/dialects.json',
  'src/content/flow-schema/flow-files.json',
];
const TABS = 'src/content/tabs/groups.json';
const history = (version: string) => `src/content/releases/${version}.json`;

async function release(tree: DocsTree, version: string, previous: string): Promise<void> {
  if (tree.ids(tree.version(NEXT)).length === 0) {
    throw new CommandError('docs/ has no pages: create the next version with "npm run next:open".');
  }
  // Through a shell: npx is a script on Windows.
  execSync(`npx docusaurus docs:version ${version}`, { stdio: 'inherit' });
  const added = tree.version(version);
  const cut = { version, previous, ids: tree.ids(added) };
  const tables = { routes: tree.routes(), counterparts: tree.counterparts() };
  const { routes, counterparts } = addVersion(tables, cut);
  await tree.writeRoutes(routes);
  await tree.writeCounterparts(counterparts);
  for (const path of ENTRIES) {
    await writeJson(tree.path(path), addEntry(tree.json<ByVersion>(path), cut));
  }
  await writeJson(tree.path(TABS), addTab(tree.json<TabGroups>(TABS), cut));
  cpSync(tree.path(history(previous)), tree.path(history(version)));
  // `docs:version` does not format what it writes.
  for (const path of ['versions.json', added.sidebar]) {
    await writeJson(tree.path(path), tree.json(path));
  }
}

/** Pages have the date of their last commit. */
const COMMIT =
  'git add --all && git -c user.name=rehearsal -c user.email=rehearsal@localhost commit --quiet --message rehearsal';

/** What a release must pass; a test that starts a browser is not part of the rehearsal. */
const CHECKS = [
  'npm run --silent build',
  'npm run --silent addresses:record',
  'npm test --silent -- --no-browser',
];

/** Releases in a scratch copy, and shows what would change and which checks pass. */
function rehearse(version: string): void {
  const dir = mkdtempSync(join(tmpdir(), 'ace-release-'));
  try {
    cloneTo(dir, 'HEAD');
    const commands = [`npx tsx tools/versions/release.ts ${version}`, COMMIT, ...CHECKS];
    const lines = commands.map((command) => {
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

/** What only a person can do after a cut; the tests tell what is left. */
const NEXT_STEPS = `Next:
1. Record in src/content/versions/counterparts.json which pages have other IDs than before, and what changed.
2. npm run build && npm run addresses:record, which adds the addresses of the version to the published ones.
3. Adapt the names of the current version in tests/browser.
4. Commit, because pages show the date of it, and npm test`;

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean' } },
  });
  const tree = new DocsTree(process.cwd());
  const published = tree.published();
  if (values['dry-run']) {
    rehearse(checkName(positionals[0] ?? nextName(published), published));
    return;
  }
  const version = checkName(positionals[0], published);
  await release(tree, version, published[0] ?? '');
  console.log(`${version} is the current version now. ${NEXT_STEPS}`);
}

void runCommand('docs:release', main);
