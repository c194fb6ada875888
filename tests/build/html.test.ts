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

for (const [body, rules] of [
  ['<ul><li>a<li>b</ul><table><tbody><tr><td>c</table>', []],
  ['<ul><li><p>a<li>b<div>c</ul>', ['no-implicit-close', 'close-order']],
  ['<p id=a>x<p id=a>y', ['no-dup-id']],
  ['<ul><div>a</div></ul>', ['element-permitted-content']],
  ['<p style="margin:0">a', ['no-inline-style']],
  ['<img src=a.png>', ['wcag/h37']],
] as const) {
  test(`the validation of ${body} reports ${rules.join(' and ') || 'nothing'}`, async () => {
    assert.deepEqual(await broken(body), rules);
  });
}

test('only optional end tags are added', () => {
  assert.equal(
    withEndTags('<!doctype html><html><body><ul><li><p>a<br><li>b</ul><div>'),
    '<!doctype html><html><body><ul><li><p>a<br></p></li><li>b</li></ul><div></body></html>',
  );
});
