import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { checkDocs } from '../../../src/lint/check-docs';
import { checkProject } from '../../../src/lint/project';
import { forgetModules } from '../../../src/plugins/docsCheck';
import { changedFiles } from '../../../tools/lib/changedFiles';
import { addressOf } from '../../../src/site/versions';
import { fixture } from '../../support/fixture';
import { project, repository } from '../../support/project';

const TABLE = 'src/site/route-table.json';
const LEDGER = 'tests/published-addresses.txt';
const page = (title: string) => `---\ntitle: ${title}\n---\n\nText.\n`;
const json = (value: unknown) => JSON.stringify(value, null, 2);

/** An address that ACE 5 had, with or without its name, as it is the current version or an older one. */
const REPEAT = addressOf({ version: 'ace5', id: 'steps/repeat' });

/** A project without a problem: its versions have the same two pages, and one of them moved. */
const VALID: Record<string, string> = {
  ...Object.fromEntries(
    ['ace5', 'ace4'].flatMap((version) => [
      [
        `src/content/releases/${version}.json`,
        '{ "announced": [], "releases": [], "changes": [] }',
      ],
      [`versioned_docs/version-${version}/index.md`, page('Start')],
      [`versioned_docs/version-${version}/steps/retry.md`, page('Retry')],
      [
        `versioned_sidebars/version-${version}-sidebars.json`,
        json({ docs: ['index', 'steps/retry'] }),
      ],
    ]),
  ),
  [TABLE]: json({ redirects: { ace5: { 'steps/repeat': 'steps/retry' }, ace4: {} } }),
  [LEDGER]: `/docs/\n/docs/ace4/steps/retry/\n/docs/ace5/steps/retry/\n${REPEAT}\n${REPEAT}#anchor\n/docs/tags/steps/\n`,
  'src/content/versions/counterparts.json': json([
    { pages: { ace4: 'steps/retry', ace5: 'steps/retry' } },
  ]),
};
const found = (files: Record<string, string>) => checkProject(project({ ...VALID, ...files }));

/** Other files of the valid project, JSON as data, and a pattern of the only message; without one, there is no problem. */
type Case = { name: string; files: Record<string, unknown>; message?: string };

const textOf = (content: unknown) => (typeof content === 'string' ? content : json(content));

for (const { name, files, message } of fixture<Case[]>(__dirname, 'project-mistakes.yml')) {
  test(`${name} ${message ? 'is reported with file, line and remedy' : 'is no problem'}`, () => {
    const texts = Object.entries(files).map(([path, content]) => [path, textOf(content)] as const);
    const [first = 'no message', ...rest] = found(Object.fromEntries(texts));
    assert.match(first, new RegExp(message ?? '^no message$'));
    assert.deepEqual(rest, []);
  });
}

test('changed are the files of the branch, of the working copy, those that Git does not know, and the pages of properties', () => {
  const properties = 'src/content/steps/properties/retry.yaml';
  const dir = project({ ...VALID, [properties]: 'properties: []\n' });
  const git = repository(dir);
  assert.deepEqual(changedFiles(dir), []);
  const write = (path: string, text: string) => writeFileSync(join(dir, path), text);
  git('checkout', '-qb', 'branch');
  write('versioned_docs/version-ace5/index.md', page('Begin'));
  git('commit', '-qam', 'Change');
  write('versioned_docs/version-ace4/index.md', page('Begin'));
  write('versioned_docs/version-ace4/ü.md', page('New'));
  assert.deepEqual(changedFiles(dir), [
    'versioned_docs/version-ace4/index.md',
    'versioned_docs/version-ace4/ü.md',
    'versioned_docs/version-ace5/index.md',
  ]);
  git('stash', '--include-untracked');
  git('checkout', '-q', 'main');
  write(properties, 'properties:\n');
  assert.deepEqual(changedFiles(dir), [
    properties,
    'versioned_docs/version-ace4/steps/retry.md',
    'versioned_docs/version-ace5/steps/retry.md',
  ]);
  const unknown = project({});
  assert.throws(() => changedFiles(unknown), /not know this folder\. Run "npm run check -- --all"/);
});

test('a check of changed pages reports them, and the pages whose links they break', async () => {
  const folder = 'versioned_docs/version-ace5';
  const dir = project({
    [`${folder}/changed.md`]: page('Changed'),
    [`${folder}/linking.md`]: page('Linking').replace('Text.', '[Gone](./changed.md#gone)'),
    [`${folder}/missing.md`]: page('Missing').replace('Text.', '[Gone](./gone.md)'),
    [`${folder}/named.md`]: page('Named').replace('Text.', '[Gone](./gone.md "Gone")'),
    [`${folder}/other.md`]: page('Other').replace('Text.', '[Changed](./changed.md). Teh text.'),
  });
  const lines = await checkDocs(dir, new Set([`${folder}/changed.md`]));
  const names = lines.map((line) => line.replace(/^.*\/(\w+\.md):\d.*/, '$1'));
  assert.deepEqual([...new Set(names)], ['changed.md', 'linking.md', 'missing.md', 'named.md']);
  assert.match(lines.join('\n'), /linking\.md:5: .*names the anchor #gone/);
});

// As Docusaurus loads the sidebars, at the start and when they change.
const fromDocusaurus = createRequire(require.resolve('@docusaurus/core/package.json'));
const { loadFreshModule } = fromDocusaurus('@docusaurus/utils') as {
  loadFreshModule: (path: string) => Promise<unknown>;
};

test('an edit of the sidebars is loaded while the preview runs', async () => {
  const path = join(project({ 'sidebars.json': '{ "docs": ["first"] }' }), 'sidebars.json');
  assert.deepEqual(await loadFreshModule(path), { docs: ['first'] });
  writeFileSync(path, '{ "docs": ["second"] }');
  forgetModules([path]);
  assert.deepEqual(await loadFreshModule(path), { docs: ['second'] });
});
