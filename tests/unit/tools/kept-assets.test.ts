import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { keepAssets } from '../../../tools/deploy/keptAssets';
import { folderWith } from '../../support/project';

const build = (name: string) => folderWith({ [`js/${name}.js`]: name, 'js/shared.js': 'shared' });
const day = (number: number) => new Date(2026, 0, number);
const scripts = (assets: string) => readdirSync(join(assets, 'js')).sort();

test('a build gets the assets of the builds of the last 30 days', () => {
  const kept = join(folderWith({}), 'kept');
  assert.deepEqual(keepAssets(build('one'), kept, 30, day(1)), { added: 0, removed: 0 });
  const two = build('two');
  assert.deepEqual(keepAssets(two, kept, 30, day(20)), { added: 1, removed: 0 });
  assert.deepEqual(scripts(two), ['one.js', 'shared.js', 'two.js']);
  // What is carried over counts from the last build that had it, not from the last that carried it.
  const three = build('three');
  assert.deepEqual(keepAssets(three, kept, 30, day(32)), { added: 1, removed: 1 });
  for (const folder of [three, kept])
    assert.deepEqual(scripts(folder), ['shared.js', 'three.js', 'two.js']);
  assert.throws(() => keepAssets(join(kept, 'none'), kept, 30), /Build the site first/);
});
