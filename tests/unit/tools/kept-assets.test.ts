import assert from 'node:assert/strict';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { keepAssets } from '../../../tools/deploy/keptAssets';

let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kept-assets-'));
});

after(() => rm(folder, { recursive: true }));

async function build(name: string): Promise<string> {
  const assets = join(folder, name);
  await mkdir(join(assets, 'js'), { recursive: true });
  await writeFile(join(assets, 'js', `${name}.js`), name);
  await writeFile(join(assets, 'js', 'shared.js'), 'shared');
  return assets;
}

const day = (number: number) => new Date(2026, 0, number);
const scripts = async (assets: string) => (await readdir(join(assets, 'js'))).sort();

test('a build gets the assets of the builds of the last 30 days', async () => {
  const kept = join(folder, 'kept');
  const one = await build('one');
  assert.deepEqual(await keepAssets(one, kept, 30, day(1)), { added: 0, removed: 0 });
  const two = await build('two');
  assert.deepEqual(await keepAssets(two, kept, 30, day(20)), { added: 1, removed: 0 });
  assert.deepEqual(await scripts(two), ['one.js', 'shared.js', 'two.js']);
  assert.equal(await readFile(join(two, 'js', 'one.js'), 'utf8'), 'one');
  // What is carried over counts from the last build that had it, not from the last that carried it.
  const three = await build('three');
  assert.deepEqual(await keepAssets(three, kept, 30, day(32)), { added: 1, removed: 1 });
  assert.deepEqual(await scripts(three), ['shared.js', 'three.js', 'two.js']);
  assert.deepEqual(await scripts(kept), ['shared.js', 'three.js', 'two.js']);
});

test('a folder without a build is an error', async () => {
  await assert.rejects(keepAssets(join(folder, 'none'), folder, 30), /Build the site first/);
});
