import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { keepAssets } from '../../../tools/deploy/keptAssets';

const folder = mkdtempSync(join(tmpdir(), 'kept-assets-'));
after(() => rmSync(folder, { recursive: true }));

function build(name: string): string {
  const assets = join(folder, name);
  mkdirSync(join(assets, 'js'), { recursive: true });
  writeFileSync(join(assets, 'js', `${name}.js`), name);
  writeFileSync(join(assets, 'js', 'shared.js'), 'shared');
  return assets;
}

const day = (number: number) => new Date(2026, 0, number);
const scripts = (assets: string) => readdirSync(join(assets, 'js')).sort();

test('a build gets the assets of the builds of the last 30 days', () => {
  const kept = join(folder, 'kept');
  assert.deepEqual(keepAssets(build('one'), kept, 30, day(1)), { added: 0, removed: 0 });
  const two = build('two');
  assert.deepEqual(keepAssets(two, kept, 30, day(20)), { added: 1, removed: 0 });
  assert.deepEqual(scripts(two), ['one.js', 'shared.js', 'two.js']);
  assert.equal(readFileSync(join(two, 'js', 'one.js'), 'utf8'), 'one');
  // What is carried over counts from the last build that had it, not from the last that carried it.
  const three = build('three');
  assert.deepEqual(keepAssets(three, kept, 30, day(32)), { added: 1, removed: 1 });
  assert.deepEqual(scripts(three), ['shared.js', 'three.js', 'two.js']);
  assert.deepEqual(scripts(kept), ['shared.js', 'three.js', 'two.js']);
});

test('a folder without a build is an error', () => {
  assert.throws(() => keepAssets(join(folder, 'none'), folder, 30), /Build the site first/);
});
