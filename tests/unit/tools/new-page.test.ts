import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { test } from 'node:test';
import { checkDocs, formatMessages } from '../../../src/lint/check-docs';
import { kinds, newPage, type NewPage, toFillIn } from '../../../tools/pages/newPage';
import { idsOf, type Sidebar } from '../../../tools/lib/sidebar';
import { docsProject } from '../../support/docsProject';

const ACE5 = 'versioned_docs/version-ace5';
const delay = (more: Partial<NewPage> = {}): NewPage => ({
  ...{ kind: 'step', id: 'steps/delay', title: 'Delay', section: 'utility' },
  versions: ['ace5', 'ace4'],
  ...more,
});

test('a step gets a page in each version, an entry in each sidebar, and one file of properties', async () => {
  const { tree, read, json } = docsProject();
  const written = await newPage(tree, delay());
  assert.deepEqual(written, [
    `${ACE5}/steps/delay.md`,
    'versioned_docs/version-ace4/steps/delay.md',
    'src/content/steps/properties/delay.yaml',
  ]);
  const text = read(`${ACE5}/steps/delay.md`);
  for (const line of ['title: Delay', 'tags: [steps, logic]', '  group: Utility']) {
    assert.ok(text.split('\n').includes(line), line);
  }
  assert.match(text, /- \[Flow step overview\]\(\.\/steps_intro\.md\)/);
  for (const [name, before] of Object.entries({ ace5: 'steps/logger', ace4: 'steps/log' })) {
    const ids = idsOf(
      json<Sidebar>(`versioned_sidebars/version-${name}-sidebars.json`)['docs'] ?? [],
    );
    assert.equal(ids[ids.indexOf('steps/delay') - 1], before);
  }
  const [first] = toFillIn(tree, written);
  assert.equal(first, `${ACE5}/steps/delay.md:3: description: TODO`);
});

test('a new page of each kind has no problem but what the writer must fill in', async () => {
  for (const kind of kinds.filter((name) => name !== 'step')) {
    const { root, tree } = docsProject();
    await newPage(tree, delay({ kind, id: 'guides/delay', section: 'Guides', versions: ['ace5'] }));
    const lines = formatMessages(await checkDocs(root)).filter((line) =>
      line.includes('delay.md:'),
    );
    assert.ok(lines.length > 2, kind);
    for (const line of lines) assert.match(line, /"TODO" reads like|description has 4/, kind);
  }
});

const mistakes: [string, Partial<NewPage>, RegExp][] = [
  ['an unknown kind', { kind: 'stepp' }, /no kind "stepp"\. Name one of .*recipe/],
  [
    'an unknown version',
    { versions: ['ace9'] },
    /no version "ace9"\. Name one of ace5, ace4, next/,
  ],
  [
    'a section that one of the versions does not have',
    { kind: 'guide', section: 'Guides' },
    /version-ace4-sidebars\.json has no section "Guides".*Help/,
  ],
  ['a mistyped section', { section: 'Steps > Utilty' }, /Did you mean "Steps > Utility"/],
  ['a step outside of the groups', { section: 'Steps' }, /no section "Steps" for this kind/],
  [
    'a title that is there',
    { title: 'Logger' },
    /steps\/logger\.md has the title "Logger" already/,
  ],
  ['a page that is there', { id: 'steps/logger' }, /steps\/logger\.md exists already/],
  ['an address with capitals', { id: 'steps/Delay' }, /"steps\/Delay" is not one for a page/],
  ['an old address', { id: 'steps/log' }, /route-table\.json: "steps\/log" .* old address/],
];

for (const [mistake, more, message] of mistakes) {
  test(`${mistake} is reported, and nothing is written`, async () => {
    const { root, tree } = docsProject();
    const before = tree.files('.').map((path) => [path, tree.text(path)]);
    await assert.rejects(newPage(tree, delay(more)), message);
    assert.deepEqual(
      tree.files('.').map((path) => [path, tree.text(path)]),
      before,
    );
    assert.ok(!existsSync(join(root, ACE5, 'steps/delay.md')));
  });
}

test('the command names what is missing or unknown, without a stack', () => {
  const { root } = docsProject();
  const run = (...args: string[]) =>
    spawnSync(resolve('node_modules/.bin/tsx'), [resolve('tools/pages/new.ts'), ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  const { status, stderr } = run('step');
  assert.equal(status, 1);
  assert.match(stderr, /^new: Name kind \(.*\), path and title: npm run new -- guide [^\n]*\n$/);
  assert.match(run('--knid', 'step').stderr, /^new: Unknown option '--knid'[^\n]*\n$/);
});
