import assert from 'node:assert/strict';
import { test } from 'node:test';
import { idsOf, type RouteTable } from '../../../tools/versions/docsTree';
import { docsProject, testRefusals } from '../../support/docsProject';

/** A small documentation, and the command that moves a page in it. */
function project() {
  const { run, ...rest } = docsProject();
  const move = (...args: string[]) => run('pages/move.ts', ...args);
  const redirects = () => rest.json<RouteTable>('src/site/route-table.json').redirects;
  const topics = () => rest.tree.counterparts().map(({ pages }) => pages);
  return { ...rest, move, redirects, topics };
}

test('a page moves with its links, those to it and its sidebar entries, also in the next version', () => {
  const { tree, read, move } = project();
  assert.equal(move('steps/logger', 'guides/logs/write').stderr, '');
  for (const name of ['ace5', 'next']) {
    const { folder } = tree.version(name);
    assert.ok(!tree.has(`${folder}/steps/logger.md`));
    assert.match(read(`${folder}/guides/logs/write.md`), /\[Files\]\(\.\.\/files\.md\)/);
    assert.match(read(`${folder}/index.md`), /\[Logger\]\(\.\/guides\/logs\/write\.md#level\)/);
    const guide = read(`${folder}/guides/files.md`);
    assert.match(guide, /\[Logger\]\(\.\/logs\/write\.md\)/);
    assert.match(guide, /^\[1\]: \.\/logs\/write\.md#level$/m);
    assert.match(guide, /\[Files\]\(\.\/files\.md#a\)/);
    const ids = idsOf(tree.sidebars(tree.version(name))['docs'] ?? []);
    assert.ok(ids.includes('guides/logs/write') && !ids.includes('steps/logger'), name);
  }
});

test('every old address leads to the page in one redirect, and its counterparts follow, also back', () => {
  const { move, redirects, topics } = project();
  move('steps/logger', 'guides/logs/write');
  const ace5 = { 'steps/log': 'guides/logs/write', 'steps/logger': 'guides/logs/write' };
  assert.deepEqual(redirects(), { ace5 });
  assert.deepEqual(topics(), [{ ace4: 'steps/log', ace5: 'guides/logs/write' }]);
  move('guides/logs/write', 'steps/logger');
  assert.deepEqual(redirects(), {
    ace5: { 'steps/log': 'steps/logger', 'guides/logs/write': 'steps/logger' },
  });
});

test('the page of a category moves, and one with the same ID in another version is its counterpart', () => {
  const { tree, read, move, topics } = project();
  move('guides', 'guides/overview');
  assert.match(read(tree.version('ace5').sidebar), /"link": \{[^}]*"id": "guides\/overview"/);
  move('steps/steps_intro', 'steps/overview');
  assert.deepEqual(topics()[1], { ace4: 'steps/steps_intro', ace5: 'steps/overview' });
});

test('a page that moves in the next version alone has its redirect there', () => {
  const { tree, move, redirects } = project();
  move('steps/logger', 'steps/journal', '--version', 'next');
  assert.ok(tree.has('versioned_docs/version-ace5/steps/logger.md'));
  assert.deepEqual(redirects()['next'], { 'steps/logger': 'steps/journal' });
});

testRefusals('pages/move.ts', [
  ['no new path', ['steps/logger'], /^move: Name the old and the new path: npm run move -- /],
  ['no such page', ['steps/none', 'steps/a'], /steps\/none\.md does not exist/],
  ['a page that exists', ['steps/logger', 'index'], /index\.md exists already/],
  ['an address with capitals', ['steps/logger', 'steps/Log'], /"steps\/Log" is not one for a page/],
  [
    'no such page in one of the versions',
    ['steps/logger', 'steps/a', '--version', 'ace5,ace4'],
    /version-ace4\/steps\/logger\.md does not exist/,
  ],
]);
