import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { project } from '../support/project';

const SOURCE = 'versioned_docs/version-ace5';

/** A git repository with one current page and an opened next version. */
function repository() {
  const dir = project({
    [`${SOURCE}/index.md`]: 'one\n',
    [`${SOURCE}/page.md`]: 'alpha\nbeta\ngamma\n',
    'versioned_sidebars/version-ace5-sidebars.json': '{"docs": ["index", "page"]}',
    'docs/index.md': 'landing\n',
  });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, encoding: 'utf8' });
  const commit = () => {
    git('add', '-A');
    git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '-qm', 'x');
  };
  const next = (...args: string[]) => {
    const script = resolve('tools/next.ts');
    const run = spawnSync(resolve('node_modules/.bin/tsx'), [script, ...args], {
      cwd: dir,
      encoding: 'utf8',
    });
    return { status: run.status, output: run.stdout + run.stderr };
  };
  const read = (path: string) => readFileSync(join(dir, path), 'utf8');
  git('init', '-q');
  commit();
  next('open');
  commit();
  return { dir, next, read, commit };
}

test('the next version is created as a copy, only once', () => {
  const { next, read } = repository();
  assert.equal(read('docs/page.md'), 'alpha\nbeta\ngamma\n');
  assert.match(read('sidebars.json'), /"page"/);
  assert.match(next('compare').output, /are the same/);
  const again = next('open');
  assert.notEqual(again.status, 0);
  assert.match(again.output, /is open already/);
});

test('a fix is carried over, and a page where it does not apply is reported', () => {
  const { dir, next, read, commit } = repository();
  writeFileSync(join(dir, 'docs/index.md'), 'two\n');
  commit();
  appendFileSync(join(dir, SOURCE, 'page.md'), 'delta\n');
  writeFileSync(join(dir, SOURCE, 'index.md'), 'ONE\n');
  const { status, output } = next('carry');
  assert.equal(status, 1);
  assert.match(output, /carried over: page\.md/);
  assert.match(output, /DOES NOT APPLY: index\.md/);
  assert.match(output, /docs\/index\.md differs .* edit it by hand/);
  assert.equal(read('docs/page.md'), 'alpha\nbeta\ngamma\ndelta\n');
  assert.equal(read('docs/index.md'), 'two\n');
  assert.match(next('carry').output, /there already: page\.md/);
  assert.match(next('compare').output, /1 file changed/);
});
