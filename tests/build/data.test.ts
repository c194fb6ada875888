import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { readHistories } from '../../src/content/releases';
import { readCounterparts } from '../../src/content/versions/counterpartTable';
import { filesIn } from '../../tools/lib/built';
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

const histories = Object.values(readHistories()).map(
  ({ changes }) => new Set(changes.map(({ sentence }) => sentence)),
);

for (const [version, { changes }] of Object.entries(readHistories())) {
  test(`the release history of ${version} is only in the script of its overview`, () => {
    assert.ok(changes.length > 1);
    const sentences = changes.map(({ sentence }) => sentence);
    // A new version starts with the history of the one before.
    const owners = histories.filter((all) => sentences.every((sentence) => all.has(sentence)));
    assert.equal(holders(sentences), owners.length);
  });
}

test('the differences between versions are in one script for each guide that lists them', () => {
  const sentences = readCounterparts()
    .filter(({ area }) => area)
    .flatMap(({ changed = {} }) => Object.values(changed).flat());
  assert.ok(sentences.length > 20);
  const guides = filesIn('versioned_docs').filter(
    (path) =>
      path.endsWith('.md') &&
      readFileSync(join('versioned_docs', path), 'utf8').includes('<MigrationTable'),
  );
  assert.equal(holders(sentences), guides.length);
});
