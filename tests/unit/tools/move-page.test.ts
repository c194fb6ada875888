import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Counterparts } from '../../../src/content/versions/counterpartTable';
import type { RouteTable } from '../../../tools/lib/docsTree';
import { mentions, movePage } from '../../../tools/pages/movePage';
import { idsOf, type Sidebar } from '../../../tools/lib/sidebar';
import { docsProject, page } from '../../support/docsProject';

const ACE5 = 'versioned_docs/version-ace5';
const COUNTERPARTS = 'src/content/versions/counterparts.json';
const files = { versions: ['ace5'], from: 'steps/logger', to: 'guides/logs/write' };

test('a page moves with its links, those to it, its sidebar entries and its copy in the next version', async () => {
  const { tree, read, json } = docsProject();
  await movePage(tree, files);
  for (const folder of [ACE5, 'docs']) {
    assert.ok(!tree.has(`${folder}/steps/logger.md`));
    assert.match(read(`${folder}/guides/logs/write.md`), /\[Files\]\(\.\.\/files\.md\)/);
    assert.match(read(`${folder}/index.md`), /\[Logger\]\(\.\/guides\/logs\/write\.md#level\)/);
    const guide = read(`${folder}/guides/files.md`);
    assert.match(guide, /\[Logger\]\(\.\/logs\/write\.md\)/);
    assert.match(guide, /^\[1\]: \.\/logs\/write\.md#level$/m);
    assert.match(guide, /\[Files\]\(\.\/files\.md#a\)/);
  }
  for (const path of ['sidebars.ts', 'versioned_sidebars/version-ace5-sidebars.json']) {
    const ids = idsOf(json<Sidebar>(path)['docs'] ?? []);
    assert.ok(ids.includes('guides/logs/write') && !ids.includes('steps/logger'), path);
  }
});

test('the translations of a page move with it, and those of other pages and versions stay', async () => {
  const folder = (version: string) => `i18n/de/docusaurus-plugin-content-docs/${version}`;
  const moving = [folder('version-ace5'), folder('current')];
  const staying = [`${folder('version-ace4')}/steps/logger.md`, `${moving[0]}/steps/log.md`];
  const translations = [...moving.map((one) => `${one}/steps/logger.md`), ...staying];
  const { tree } = docsProject(
    Object.fromEntries(translations.map((path) => [path, page('Protokoll')])),
  );
  await movePage(tree, files);
  for (const one of moving) {
    assert.ok(tree.has(`${one}/guides/logs/write.md`) && !tree.has(`${one}/steps/logger.md`), one);
  }
  for (const path of staying) assert.ok(tree.has(path), path);
});

test('the page of a category can move', async () => {
  const { tree, json } = docsProject();
  await movePage(tree, { ...files, from: 'guides', to: 'guides/overview' });
  assert.ok(idsOf(json<Sidebar>('sidebars.ts')['docs'] ?? []).includes('guides/overview'));
});

test('every old address leads to the page in one redirect, also after the page moves back', async () => {
  const { tree, json } = docsProject();
  const redirects = () => json<RouteTable>('src/site/route-table.json').redirects;
  await movePage(tree, files);
  assert.deepEqual(redirects(), {
    ace5: { 'steps/log': 'guides/logs/write', 'steps/logger': 'guides/logs/write' },
  });
  await movePage(tree, { ...files, from: files.to, to: files.from });
  assert.deepEqual(redirects(), {
    ace5: { 'steps/log': 'steps/logger', 'guides/logs/write': 'steps/logger' },
  });
});

test('a page that moves in the next version alone has its redirect there', async () => {
  const { tree, json } = docsProject();
  await movePage(tree, { ...files, versions: ['next'] });
  assert.ok(tree.has(`${ACE5}/steps/logger.md`));
  const { redirects } = json<RouteTable>('src/site/route-table.json');
  assert.deepEqual(redirects['next'], { 'steps/logger': 'guides/logs/write' });
  await movePage(tree, { ...files, from: 'guides/files', to: 'guides/data' });
  assert.ok(json<RouteTable>('src/site/route-table.json').redirects['next']);
});

test('the counterparts follow: a recorded one, one with the same path, and one that gets the same path', async () => {
  const { tree, json } = docsProject();
  const topics = () => json<Counterparts[]>(COUNTERPARTS).map(({ pages }) => pages);
  await movePage(tree, { ...files, from: 'steps/steps_intro', to: 'steps/overview' });
  const overview = { ace4: 'steps/steps_intro', ace5: 'steps/overview' };
  assert.deepEqual(topics(), [{ ace4: 'steps/log', ace5: 'steps/logger' }, overview]);
  await movePage(tree, { versions: ['ace4'], from: 'steps/log', to: 'steps/logger' });
  assert.deepEqual(topics(), [overview]);
});

test('the release history of the version names the new path', async () => {
  const history = 'src/content/releases/ace5.json';
  const { tree, read } = docsProject({ [history]: '{ "page": "steps/logger" }' });
  await movePage(tree, files);
  assert.equal(read(history), '{ "page": "guides/logs/write" }');
});

test('the properties of a step follow its page, as long as no other version has a page of the name', async () => {
  const properties = 'src/content/steps/properties';
  const { tree } = docsProject({
    [`${properties}/logger.yaml`]: '',
    [`${properties}/log.yaml`]: '',
    [`${ACE5}/steps/log.md`]: page('Log'),
  });
  await movePage(tree, { ...files, to: 'steps/journal' });
  await movePage(tree, { ...files, from: 'steps/log', to: 'steps/record' });
  assert.deepEqual(tree.files(properties), ['journal.yaml', 'log.yaml']);
});

test('other files that name the old path are listed with the line', () => {
  const more = { 'tests/a.test.ts': "\nopen('/docs/steps/logger/');", 'src/b.ts': 'steps/loggers' };
  assert.deepEqual(mentions(docsProject(more).tree, 'steps/logger'), ['tests/a.test.ts:2']);
});

const mistakes: [string, Partial<typeof files>, RegExp][] = [
  ['no such page', { from: 'steps/none' }, /steps\/none\.md does not exist/],
  ['a page that is there', { to: 'index' }, /index\.md exists already/],
  ['an address with capitals', { to: 'steps/Log' }, /"steps\/Log" is not one for a page/],
  [
    'no such page in one of the versions',
    { versions: ['ace5', 'ace4'] },
    /version-ace4\/steps\/logger\.md does not/,
  ],
];
for (const [mistake, more, message] of mistakes) {
  test(`${mistake}: the message names the file, and nothing changes`, async () => {
    const { tree } = docsProject();
    const content = () => tree.files('.').map((path) => [path, tree.text(path)]);
    const before = content();
    await assert.rejects(movePage(tree, { ...files, ...more }), message);
    assert.deepEqual(content(), before);
  });
}
