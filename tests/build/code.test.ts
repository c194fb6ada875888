import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Code } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFence } from '../../src/markdown/code/marks';
import { readPages } from '../../src/lint/readPages';
import { docsFolders } from '../../src/lint/folders';
import { pageRoutes } from '../../src/site/routes';
import { addressOf, versionNames } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { builtPage } from '../support/builtPage';

const { dir } = builds.site;
const html = (route: string) => builtPage(dir, route);

/** Address of a published page, from its folder and its slug. */
const routeOf = (path: string, slug: string) =>
  addressOf({
    version: versionNames.find((name) => path.includes(`/version-${name}/`)) ?? '',
    id: slug || 'index',
  });

test('the pages show the code of the Markdown sources unchanged', () => {
  const published = readPages(
    process.cwd(),
    docsFolders(process.cwd()).filter((folder) => folder !== 'docs'),
  ).pages;
  let blocks = 0;
  for (const { path, slug, tree } of published) {
    const expected: string[] = [];
    visit(tree, 'code', ({ value, meta }: Code) => {
      expected.push(readFence(value, meta ?? '').code);
    });
    const $ = html(routeOf(path, slug));
    const shown = new Set(
      $('article pre > code')
        .map((_, element) => $(element).text())
        .get(),
    );
    for (const code of expected) assert.ok(shown.has(code), `${path}: ${code.slice(0, 80)}`);
    blocks += expected.length;
  }
  assert.ok(blocks > 500);
});

test('code has classes and no inline styles', () => {
  let coloured = 0;
  for (const route of pageRoutes) {
    const $ = html(route);
    coloured += $('.theme-code-block .token').length;
    const styled = $('.theme-code-block[style], .theme-code-block [style]');
    assert.equal(styled.length, 0, `${route}: ${$.html(styled.first()).slice(0, 120)}`);
  }
  assert.ok(coloured > 10_000);
});

test('no browser script contains the tokenizer or a grammar', () => {
  // A property that only grammars have, and the component list of prismjs.
  const traces = /\blookbehind:|\bgreedy:(?:!0|true)|prism-react-renderer|components\/prism-/;
  const scripts = readdirSync(join(dir, 'assets/js')).filter((name) => name.endsWith('.js'));
  assert.ok(scripts.length > 300);
  const found = scripts.filter((name) =>
    traces.test(readFileSync(join(dir, 'assets/js', name), 'utf8')),
  );
  assert.deepEqual(found, []);
});
