import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageFrontMatter } from '../../../src/content/pages/frontMatter';
import { checkDocs } from '../../../src/lint/check-docs';
import { idsOf, type RouteTable } from '../../../tools/versions/docsTree';
import { docsProject, testRefusals } from '../../support/docsProject';

const NEW = 'pages/new.ts';

test('a step gets a page and a sidebar entry in both versions, and one file of properties', () => {
  const { tree, read, run } = docsProject();
  const { stderr } = run(NEW, 'step', 'steps/delay', 'Delay', '--after', 'steps/logger');
  assert.equal(stderr, '');
  for (const name of ['ace5', 'next']) {
    const version = tree.version(name);
    const text = read(`${version.folder}/steps/delay.md`);
    assert.match(text, /^title: Delay$/m);
    assert.match(text, /^tags: \[steps, logic\]$/m);
    const ids = idsOf(tree.sidebars(version)['docs'] ?? []);
    assert.equal(ids[ids.indexOf('steps/delay') - 1], 'steps/logger');
  }
  assert.match(read('src/content/steps/properties/delay.yaml'), /unconfirmed: \[keys\]/);
});

test('a new page of each kind has no problem but what the writer must fill in', async () => {
  for (const kind of ['concept', 'guide', 'recipe', 'reference']) {
    const { root, run } = docsProject();
    run(NEW, kind, 'guides/delay', 'Delay', '--version', 'ace5');
    const lines = (await checkDocs(root)).filter((line) => line.includes('delay.md:'));
    assert.ok(lines.length > 2, kind);
    for (const line of lines) assert.match(line, /"TODO" reads like|"description" has 4/, kind);
  }
});

test('a title is written as it was typed', () => {
  const { read, run } = docsProject();
  const titles = ['Use $$ and $& in JSONata', 'Keys: a #1 note', '"Quoted" and \'single\'', '2024'];
  for (const [at, title] of titles.entries()) {
    const { stderr } = run(NEW, 'guide', `guides/g${at}`, title, '--version', 'ace5');
    assert.equal(stderr, '');
    const text = read(`versioned_docs/version-ace5/guides/g${at}.md`);
    assert.equal(pageFrontMatter(text)['title'], title);
  }
});

testRefusals(NEW, [
  ['an unknown kind', ['stepp', 'steps/a', 'A'], /^new: Name a kind \(.*recipe.*\), the path/],
  ['no title', ['step', 'steps/a'], /and the title: npm run new -- step steps\/delay Delay\n$/],
  ['an unknown option', ['--knid', 'step'], /^new: Unknown option '--knid'[^\n]*\n$/],
  ['an unknown version', ['step', 'steps/a', 'A', '--version', 'ace9'], /no version "ace9"\. Name/],
  ['a page that exists', ['step', 'steps/logger', 'A'], /steps\/logger\.md exists already/],
  [
    'the index of a folder',
    ['guide', 'guides/guides', 'A'],
    /index of a folder.* Name another path/,
  ],
  ['an address with capitals', ['step', 'steps/A', 'A'], /"steps\/A" is not one for a page/],
  ['an old address', ['step', 'steps/log', 'A'], /"steps\/log" .* old address of steps\/logger/],
  ['a folder without pages', ['guide', 'cli/a', 'A'], /list a page in the folder of cli\/a\. Name/],
]);

/** A small documentation, and the command that moves a page in it. */
function project() {
  const { run, ...rest } = docsProject();
  const move = (...args: string[]) => run('pages/move.ts', ...args);
  const redirects = () => rest.tree.json<RouteTable>('src/site/route-table.json').redirects;
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
  [
    'no such page in one of the versions',
    ['steps/logger', 'steps/a', '--version', 'ace5,ace4'],
    /version-ace4\/steps\/logger\.md does not exist/,
  ],
]);
