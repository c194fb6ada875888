import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDocs } from '../../../src/lint/check-docs';
import { pageFrontMatter } from '../../../src/content/pages/frontMatter';
import { idsOf } from '../../../tools/versions/docsTree';
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
