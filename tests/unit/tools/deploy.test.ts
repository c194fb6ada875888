import assert from 'node:assert/strict';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { publishedDifferences, readManifest, writeManifest } from '../../../tools/deploy/digests';
import { keepAssets } from '../../../tools/deploy/keptAssets';
import { folderWith } from '../../support/project';
import { whileServed } from '../../support/staticServer';

test('a manifest lists every other file; what is published with other bytes or not at all is named', async () => {
  const dir = folderWith({
    '404.html': 'Not found',
    'docs/index.html': 'Page',
    'docs/a b/index.html': 'Page with a space',
    _headers: 'For the host',
  });
  const write = (path: string, text: string) => writeFileSync(join(dir, path), text);
  writeManifest(dir);
  const expected = readManifest(join(dir, 'manifest.sha256'));
  const paths = ['404.html', '_headers', 'docs/a b/index.html', 'docs/index.html'];
  assert.deepEqual([...expected.keys()], paths);

  write('docs/index.html', 'Page, changed on the way');
  rmSync(join(dir, 'docs/a b'), { recursive: true });
  const found = await whileServed(dir, '/kb/', (site) => publishedDifferences(site, expected));
  assert.equal(found.length, 2);
  assert.match(found[0] ?? '', /^docs\/a b\/index\.html: http:\S+\/docs\/a%20b\/ answers 404$/);
  assert.match(found[1] ?? '', /^docs\/index\.html: http:\S+ has the digest .* \(24 bytes\), not /);
  const unanswered = await publishedDifferences('http://127.0.0.1:1/', expected);
  assert.match(unanswered[0] ?? '', /^404\.html: http:\/\/127\.0\.0\.1:1\/404\.html: /);
});

test('a manifest that is missing, empty or damaged is an error with its file and line', () => {
  const dir = folderWith({ empty: '', damaged: '12ab  x\n' });
  assert.throws(() => readManifest(join(dir, 'none')), /There is no .*none.*npm run build/);
  assert.throws(() => readManifest(join(dir, 'empty')), /empty:1: expected a SHA-256 digest/);
  assert.throws(() => readManifest(join(dir, 'damaged')), /damaged:1: expected a SHA-256 digest/);
});

const build = (name: string) => folderWith({ [`js/${name}.js`]: name, 'js/shared.js': 'shared' });
const day = (number: number) => new Date(2026, 0, number);
const scripts = (assets: string) => readdirSync(join(assets, 'js')).sort();

test('a build gets the assets of the builds of the last 30 days', () => {
  const kept = join(folderWith({}), 'kept');
  assert.deepEqual(keepAssets(build('one'), kept, day(1)), { added: 0, removed: 0 });
  const two = build('two');
  assert.deepEqual(keepAssets(two, kept, day(20)), { added: 1, removed: 0 });
  assert.deepEqual(scripts(two), ['one.js', 'shared.js', 'two.js']);
  // What is carried over counts from the last build that had it, not from the last that carried it.
  const three = build('three');
  assert.deepEqual(keepAssets(three, kept, day(32)), { added: 1, removed: 1 });
  for (const folder of [three, kept])
    assert.deepEqual(scripts(folder), ['shared.js', 'three.js', 'two.js']);
  assert.throws(() => keepAssets(join(kept, 'none'), kept), /Build the site first/);
});
