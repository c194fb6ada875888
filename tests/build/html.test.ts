import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { htmlMistakes, withEndTags } from '../../tools/lib/html';

// One file of each kind; "npm run audit:html" validates all of them.
const kinds = [
  'index.html',
  '404.html',
  'search/index.html',
  'docs/index.html',
  'docs/tags/index.html',
  'docs/steps/jwt/index.html',
  'docs/intro/configuration/index.html',
  'docs/releases/overview/index.html',
  'docs/ace4/flow_builder/overview/index.html',
  'docs/ace5/steps/jwt/index.html',
];

test('one built file of each kind is valid HTML', async () => {
  assert.deepEqual(await htmlMistakes(builds.site.dir, kinds), []);
});

/** The rules that a document violates. */
async function broken(body: string): Promise<string[]> {
  const scratch = join(builds.site.dir, '..', '.docusaurus');
  mkdirSync(scratch, { recursive: true });
  const dir = mkdtempSync(join(scratch, 'html-'));
  after(() => rmSync(dir, { recursive: true }));
  writeFileSync(
    join(dir, 'page.html'),
    `<!doctype html><html lang=en><head><title>T</title><body>${body}`,
  );
  const mistakes = await htmlMistakes(dir, ['page.html']);
  return [...new Set(mistakes.map((mistake) => mistake.split('\t')[1] ?? ''))];
}

test('the validation reports mistakes, also in files that omit end tags', async () => {
  assert.deepEqual(await broken('<ul><li>a<li>b</ul><table><tbody><tr><td>c</table>'), []);
  assert.deepEqual(await broken('<noscript><p>a<ul><li>b</ul></noscript>'), []);
  assert.deepEqual(await broken('<ul><li><p>a<li>b<div>c</ul>'), [
    'no-implicit-close',
    'close-order',
  ]);
  assert.deepEqual(await broken('<p id=a>x<p id=a>y'), ['no-dup-id']);
  assert.deepEqual(await broken('<ul><div>a</div></ul>'), ['element-permitted-content']);
  assert.deepEqual(await broken('<p style="margin:0">a'), ['no-inline-style']);
  assert.deepEqual(await broken('<p style="color:red">a'), ['no-inline-style']);
  assert.deepEqual(await broken('<p class="a a">a'), ['no-dup-class']);
  assert.deepEqual(await broken('<pre><code><div>a</div></code></pre>'), [
    'element-permitted-content',
  ]);
  assert.deepEqual(await broken('<img src=a.png>'), ['wcag/h37']);
});

test('only optional end tags are added', () => {
  assert.equal(
    withEndTags('<!doctype html><html><body><ul><li><p>a<br><li>b</ul><div>'),
    '<!doctype html><html><body><ul><li><p>a<br></p></li><li>b</li></ul><div></body></html>',
  );
});
