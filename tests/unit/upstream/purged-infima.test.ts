import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import postcss, { type Root } from 'postcss';
import { purgeInfima, themeFolders } from '../../../src/upstream/purged-infima/purge';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
after(() => rmSync(folder, { recursive: true }));
const infima = resolve('node_modules/infima/dist/css/default/default.css');

/** Nests all rules in a layer, as Docusaurus does. */
const inLayer = {
  postcssPlugin: 'in-layer',
  Once: (root: Root) => {
    const { nodes } = root.clone();
    root.removeAll();
    root.append({ type: 'atrule', name: 'layer', params: 'infima', nodes });
  },
};

/** The purged styles of Infima for a site of one page; style sheets with another name are not changed. */
async function purge(name: string, page: string, sheet = infima, text = '') {
  writeFileSync(join(folder, name), page);
  const plugin = purgeInfima({ folders: [folder], files: [], text });
  const result = await postcss([plugin, inLayer]).process(readFileSync(infima, 'utf8'), {
    from: sheet,
  });
  rmSync(join(folder, name));
  return result;
}
const holds = (css: string, name: string) => new RegExp(`\\.${name}(?![\\w-])`).test(css);

const classes = (css: string) =>
  new Set(
    [
      ...css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, '').matchAll(/\.(-?[_a-zA-Z][\w-]*)/g),
    ].map(([, name]) => name),
  );

test('a class that a page uses keeps its styles; all others are removed', async () => {
  const before = classes(readFileSync(infima, 'utf8'));
  assert.ok(before.size > 200);
  for (const name of ['page.md', 'page.mdx', 'part.tsx', 'part.js']) {
    const { css } = await purge(name, '<div className="card margin-top--xl">A card</div>');
    assert.deepEqual(
      [...classes(css)].filter((one) => before.has(one)).sort(),
      ['card', 'margin-top--xl'],
      name,
    );
  }
});

test('a variable that a style sheet or a script uses keeps its value; all others are removed', async () => {
  const defined = (css: string) => [...css.matchAll(/(--ifm-[\w-]+):/g)].map(([, name]) => name);
  const { css } = await purge('own.css', '.own { width: var(--ifm-hero-text-color); }');
  const unused = await purge('own.css', '.own { width: 1px; }');
  assert.ok(defined(css).includes('--ifm-hero-text-color'));
  assert.ok(!defined(unused.css).includes('--ifm-hero-text-color'));
  // Used by a rule that stays.
  assert.ok(defined(unused.css).includes('--ifm-link-color'));
});

test('a class in the HTML of the configuration keeps its styles', async () => {
  const { css } = await purge(
    'page.md',
    'Text',
    infima,
    '{"content":"<b class=\\"badge\\">New</b>"}',
  );
  assert.ok(holds(css, 'badge'));
});

test('words in the text keep no styles', async () => {
  const { css } = await purge('page.md', 'Show your card at the table, then a badge.');
  for (const name of ['card', 'badge']) assert.ok(!holds(css, name), name);
});

test('elements keep their styles, whether a page uses them or not', async () => {
  const { css } = await purge('page.md', 'Text');
  for (const element of ['blockquote', 'code', 'table', 'hr', 'h6']) {
    assert.match(css, new RegExp(`(?:^|[\\s,}])${element}[\\s,{:]`, 'm'), element);
  }
  assert.match(css, /html\[data-theme='dark'\]/);
});

test('style sheets other than Infima are not changed', async () => {
  const { css } = await purge('page.md', 'Text', join(folder, 'own.css'));
  const { css: all } = await postcss([inLayer]).process(readFileSync(infima, 'utf8'), {
    from: infima,
  });
  assert.equal(css, all);
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
