import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { VFile } from 'vfile';
import matcher from '../../.github/problem-matchers/docs-check.json';
import { formatMessages } from '../../src/lint/check-docs';
import { versionNames } from '../../src/site/versions';
import { changedPages } from '../../tools/lib/changedPages';
import { pullRequestSummary } from '../../tools/lib/pullRequestSummary';

const [newest = '', ...older] = versionNames;
const inOlder = older.map((version) => `versioned_docs/version-${version}/steps/jwt.md`);
const dir = mkdtempSync(join(tmpdir(), 'ace-pull-request-'));
after(() => rmSync(dir, { recursive: true }));
const folder = (version: string) => join(dir, 'versioned_docs', `version-${version}`);
function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
function commit(): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: dir,
    });
  git('add', '-A');
  git('commit', '-qm', 'x');
}

execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: dir });
write(join(folder(newest), 'steps/jwt.md'), 'one two three');
for (const path of inOlder) write(join(dir, path), 'one two');
write(join(folder(newest), 'intro/detailed.md'), 'long enough to be recognized as the same file');
write(join(folder(newest), 'steps/crypto.md'), 'one');
commit();
execFileSync('git', ['checkout', '-qb', 'topic'], { cwd: dir });
write(join(folder(newest), 'steps/jwt.md'), 'one two three four');
write(join(folder(newest), 'steps/lookup.md'), 'one two');
write(join(folder(newest), '_part.md'), 'no page');
renameSync(join(folder(newest), 'intro/detailed.md'), join(folder(newest), 'intro/inside.md'));
rmSync(join(folder(newest), 'steps/crypto.md'));
commit();
execFileSync('git', ['checkout', '-q', 'main'], { cwd: dir });
write(join(folder(newest), 'later.md'), 'not of the branch');
commit();
execFileSync('git', ['checkout', '-q', 'topic'], { cwd: dir });

test('the pages of a branch are listed with their words and the untouched pages on the same topic', () => {
  const pages = changedPages('main', dir);
  assert.deepEqual(
    pages.map(({ address, change, words }) => [address, change, words.before, words.after]),
    [
      ['/docs/intro/inside/', 'moved', 9, 9],
      ['/docs/steps/crypto/', 'deleted', 1, 0],
      ['/docs/steps/jwt/', 'changed', 3, 4],
      ['/docs/steps/lookup/', 'added', 0, 2],
    ],
  );
  assert.deepEqual(pages[2]?.untouched, inOlder);
});

test('a page on the same topic that the branch changes too is no reminder', () => {
  for (const path of inOlder) write(join(dir, path), 'one two three');
  commit();
  const changed = changedPages('main', dir).filter(({ path }) => path.endsWith('jwt.md'));
  assert.deepEqual(
    changed.map(({ untouched }) => untouched),
    [newest, ...older].map(() => []),
  );
});

test('a summary compares the figures of the build, and reminds of other versions', () => {
  const page = {
    path: 'a.md',
    change: 'changed',
    address: '/a/',
    words: { before: 3, after: 5 },
    untouched: ['b.md'],
  } as const;
  const summary = pullRequestSummary({
    pages: [{ ...page, untouched: [...page.untouched] }],
    screenshots: ['tests/screenshots/home.png'],
    figures: { Pages: 7, index: 90 },
    before: { Pages: 8 },
  });
  assert.match(summary, /\| `\/a\/` \| changed \| 5 \| \+2 \|/);
  assert.match(summary, /- `b\.md` \(`a\.md`\)/);
  assert.match(summary, /\| Pages \| 7 \| 8 \| -1 \|\n\| index \| 90 \| {2}\| new \|/);
  assert.match(summary, /- `tests\/screenshots\/home\.png`/);
});

test('without changed pages and earlier figures, a summary says so', () => {
  const summary = pullRequestSummary({ pages: [], screenshots: [], figures: { Pages: 7 } });
  assert.match(summary, /No page changes\./);
  assert.match(summary, /\| Figure \| Now \|\n\| --- \| --- \|\n\| Pages \| 7 \|/);
  assert.doesNotMatch(summary, /Screenshots|other versions/);
});

test('GitHub recognizes file, line and message of a problem that docs:check prints', () => {
  const file = new VFile({ path: 'versioned_docs/version-ace5/steps/jwt.md' });
  file.message('The page has no title.', { line: 3, column: 1 });
  const [pattern] = matcher.problemMatcher.flatMap((one) => one.pattern);
  const found = formatMessages([file]).map((line) => new RegExp(pattern?.regexp ?? '').exec(line));
  assert.deepEqual(
    found.map((match) =>
      [pattern?.file, pattern?.line, pattern?.message].map((n) => match?.[n ?? 0]),
    ),
    [['versioned_docs/version-ace5/steps/jwt.md', '3', 'The page has no title.']],
  );
});
