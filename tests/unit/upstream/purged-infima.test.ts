import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, test } from 'node:test';
import postcss from 'postcss';
import { purgeInfima } from '../../../src/upstream/purged-infima/purge';

const folder = mkdtempSync(join(tmpdir(), 'pages-'));
after(() => rmSync(folder, { recursive: true }));
const infima = resolve('node_modules/infima/dist/css/default/default.css');
const source = readFileSync(infima, 'utf8');

/** The purged styles of Infima for a site of one file; style sheets with another name are not changed. */
async function purge(name: string, content: string, sheet = infima, text = ''): Promise<string> {
  const path = join(folder, name);
  writeFileSync(path, content);
  const plugin = purgeInfima({ folders: [folder], files: [], text });
  const { css } = await postcss([plugin]).process(source, { from: sheet });
  rmSync(path);
  return css;
}

const CLASS = /\.(-?[_a-zA-Z][\w-]*)/g;
const namesIn = (css: string, pattern = CLASS) =>
  new Set(
    [...css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, '').matchAll(pattern)].map(
      ([, name]) => name,
    ),
  );

const html = '<div className="card margin-top--xl">A card</div>';
const used = ['card', 'margin-top--xl'];

for (const [place, name, content, text, expected] of [
  ['a page', 'page.md', html, '', used],
  ['a page with components', 'page.mdx', html, '', used],
  ['a component', 'part.tsx', html, '', used],
  ['a script', 'part.js', html, '', used],
  ['the configuration', 'page.md', 'Text', '{"content":"<b class=\\"badge\\">"}', ['badge']],
  ['no element, only in prose', 'page.md', 'Show your card, then a badge.', '', []],
] as const) {
  test(`of the classes, those remain that are used in ${place}`, async () => {
    const before = namesIn(source);
    assert.ok(before.size > 200);
    const after = [...namesIn(await purge(name, content, infima, text))];
    assert.deepEqual(after.filter((one) => before.has(one)).sort(), expected);
  });
}

test('a variable that a style sheet or a script uses keeps its value; all others are removed', async () => {
  const defined = async (own: string) =>
    namesIn(await purge('own.css', own), /(--ifm-[\w-]+):/g).has('--ifm-hero-text-color');
  assert.ok(await defined('.own { width: var(--ifm-hero-text-color); }'));
  assert.ok(!(await defined('.own { width: 1px; }')));
});

test('elements keep their styles, and other style sheets are not changed', async () => {
  const css = await purge('page.md', 'Text');
  for (const element of ['blockquote', 'code', 'table', 'hr', 'h6'])
    assert.match(css, new RegExp(`(?:^|[\\s,}])${element}[\\s,{:]`, 'm'), element);
  assert.match(css, /--ifm-link-color:/);
  assert.equal(await purge('page.md', 'Text', join(folder, 'own.css')), source);
});
