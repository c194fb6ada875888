import assert from 'node:assert/strict';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { withInherited } from '../../../src/site/routes';
import { docsProject, page, testRefusals } from '../../support/docsProject';
import { repository } from '../../support/project';

test('the next version is created as a copy, only once', () => {
  const { root, tree, read, run } = docsProject({ 'versioned_docs/version-ace5/a.md': 'A\n' });
  const open = () => run('versions/next.ts');
  const { folder, sidebar } = tree.version('next');
  rmSync(join(root, folder), { recursive: true });
  rmSync(join(root, sidebar));
  open();
  assert.equal(read('docs/a.md'), 'A\n');
  assert.deepEqual(tree.sidebars(tree.version('next')), tree.sidebars(tree.version('ace5')));
  const { status, stderr } = open();
  assert.equal(status, 1);
  assert.match(stderr, /^next:open: docs\/ is open already: .*docs:carry"\.\n$/);
});

const CURRENT = 'versioned_docs/version-ace5';

/** A repository with a committed documentation, and functions to change a file and to carry the changes over. */
function committed() {
  const { root, read, run } = docsProject({ [`${CURRENT}/gone.md`]: '', 'docs/gone.md': '' });
  const git = repository(root);
  const edit = (path: string, change: (text: string) => string) =>
    writeFileSync(join(root, path), change(read(path)));
  const commit = () => git('add', '--all') && git('commit', '--quiet', '--message', 'a');
  const carry = (...args: string[]) => run('versions/carry.ts', ...args);
  return { root, read, edit, commit, carry };
}

test('changed, new and deleted pages are carried over, also to a page that differs elsewhere', () => {
  const { root, read, edit, commit, carry } = committed();
  edit('docs/steps/logger.md', (text) => text.replace('title: Logger', 'title: Log'));
  commit();
  edit(`${CURRENT}/steps/logger.md`, (text) => `${text}More.\n`);
  writeFileSync(join(root, CURRENT, 'steps/delay.md'), page('Delay'));
  rmSync(join(root, CURRENT, 'gone.md'));
  assert.equal(carry().status, 0);
  assert.match(read('docs/steps/logger.md'), /title: Log\n[^]*More\.\n$/);
  assert.equal(read('docs/steps/delay.md'), page('Delay'));
  assert.throws(() => read('docs/gone.md'), /ENOENT/);
});

test('a conflict leaves its markers, names the page and fails', () => {
  const { read, edit, commit, carry } = committed();
  edit('docs/guides.md', (text) => text.replace('Text.', 'Of the next version.'));
  commit();
  edit(`${CURRENT}/guides.md`, (text) => text.replace('Text.', 'Of the current version.'));
  commit();
  const { status, stderr } = carry('HEAD~1');
  assert.equal(status, 1);
  assert.match(stderr, /docs\/guides\.md/);
  assert.match(read('docs/guides.md'), /<<<<<<<[^]*Of the next[^]*=======[^]*Of the current/);
});

test('without a change, the message says what to name', () => {
  assert.match(committed().carry().stderr, /^docs:carry: .*version-ace5\/ is as in HEAD\. Name /);
});

test('a version has the redirects of the one before to pages that it has, without a chain', () => {
  // No page is `category`: it is that of a category of the sidebar.
  const own = {
    v3: { 'steps/a': 'steps/c' },
    v2: { old: 'steps/a', gone: 'b', kept: 'steps/d', folder: 'category' },
  };
  const pages = new Map([
    ['v3', ['steps/c', 'steps/d', 'kept']],
    ['v2', ['steps/a', 'steps/d', 'b']],
    ['v1', []],
  ]);
  assert.deepEqual(withInherited(own, pages), {
    ...own,
    v3: { old: 'steps/c', folder: 'category', 'steps/a': 'steps/c' },
    v1: {},
  });
});

testRefusals('versions/release.ts', [
  ['no name', [], /^docs:release: "" is not the name .* docs:release -- ace6\n$/],
  ['a published version', ['ace5'], /"ace5" is not the name of the version after ace5\. .*-- ace6/],
]);
