import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readHistories } from '../../src/content/releases';
import { readCounterparts } from '../../src/content/versions/counterpartTable';
import { builds } from '../../tools/lib/builds';

const folder = join(builds.site.dir, 'assets/js');
const scripts = readdirSync(folder)
  .filter((name) => name.endsWith('.js'))
  .map((name) => readFileSync(join(folder, name), 'utf8'));

/** The number of scripts that contain all given texts, with any kind of quotes. */
function holders(texts: readonly string[]): number {
  const plain = texts.map((text) => text.split(/['"`\\\u0080-\uffff]/)[0] ?? '');
  return scripts.filter((script) => plain.every((text) => script.includes(text))).length;
}

for (const [version, { changes }] of Object.entries(readHistories())) {
  test(`the release history of ${version} is only in the script of its overview`, () => {
    assert.ok(changes.length > 1);
    assert.equal(holders(changes.map(({ sentence }) => sentence)), 1);
  });
}

test('the differences between versions are in one script for each guide that lists them', () => {
  const sentences = readCounterparts()
    .filter(({ area }) => area)
    .flatMap(({ changed = {} }) => Object.values(changed).flat());
  assert.ok(sentences.length > 20);
  assert.equal(holders(sentences), 1);
});
