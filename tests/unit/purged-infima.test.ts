import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import postcss from 'postcss';
import { purgeInfima, themeFolders } from '../../src/upstream/purged-infima/purge';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
after(() => rmSync(folder, { recursive: true }));
const infima = require.resolve('infima/dist/css/default/default.css');

/** Infima's styles for a site of one page; a style sheet of another name stays as it is. */
async function purge(name: string, page: string, sheet = infima, text = '') {
  writeFileSync(join(folder, name), page);
  const plugin = purgeInfima({ folders: [folder], files: [], text });
  const result = await postcss([plugin]).process(readFileSync(infima, 'utf8'), { from: sheet });
  rmSync(join(folder, name));
  return result;
}
const holds = (css: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css);

test('a class that a page names keeps its style; its neighbours go', async () => {
  for (const name of ['page.md', 'page.mdx', 'part.tsx', 'part.js']) {
    const { css } = await purge(name, '<div className="card margin-top--xl">A card</div>');
    for (const used of ['card', 'margin-top--xl']) assert.ok(holds(css, used), `${name}: ${used}`);
    for (const unused of ['card__image', 'margin--xl', 'pills', 'button']) {
      assert.ok(!holds(css, unused), `${name}: ${unused}`);
    }
  }
});

test('a class in the HTML of the configuration keeps its style', async () => {
  const { css } = await purge(
    'page.md',
    'Text',
    infima,
    '{"content":"<b class=\\"badge\\">New</b>"}',
  );
  assert.ok(holds(css, 'badge'));
});

test('words of the prose keep no style', async () => {
  const { css } = await purge('page.md', 'Show your card at the table, then a badge.');
  for (const name of ['card', 'badge']) assert.ok(!holds(css, name), name);
});

test('elements keep their styles, whether a page has them today or not', async () => {
  const { css } = await purge('page.md', 'Text');
  for (const element of ['blockquote', 'code', 'table', 'hr', 'h6']) {
    assert.match(css, new RegExp(`(?:^|[\\s,}])${element}[\\s,{:]`, 'm'), element);
  }
  assert.match(css, /html\[data-theme='dark'\]/);
});

test('the style sheets of others stay as they are', async () => {
  const { css } = await purge('page.md', 'Text', join(folder, 'own.css'));
  assert.equal(css, readFileSync(infima, 'utf8'));
});

test('the bundler builds the styles again when a page changes', async () => {
  const { messages } = await purge('page.md', 'Text');
  assert.deepEqual(
    messages.map(({ type, dir }) => [type, dir as unknown]),
    [['dir-dependency', folder]],
  );
});

test('the folders of all themes of a site are found by their aliases', () => {
  const folders = themeFolders({
    '@theme/Layout': '/site/src/theme/Layout/index.tsx',
    '@theme-original/Layout': '/site/node_modules/theme/lib/theme/Layout/index.js',
    '@theme/NavbarItem/Search': '/site/node_modules/other/dist/theme/NavbarItem/Search.js',
    '@site': '/site',
    react: false,
  });
  assert.deepEqual(folders, [
    '/site/src',
    '/site/node_modules/theme/lib',
    '/site/node_modules/other/dist',
  ]);
});
