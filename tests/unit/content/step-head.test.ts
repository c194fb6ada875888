import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readStep } from '../../../src/content/steps/step';
import { changesAbout } from '../../../src/content/releases';

test('a step is read from the front matter, also if its type is unknown', () => {
  const step = { stepType: 'jsonata', group: 'Data transformation', summary: 'Computes.' };
  assert.deepEqual(readStep({ title: 'JSONATA Map', step }), step);
  assert.deepEqual(readStep({ step: { group: 'Logic' } }), {
    stepType: undefined,
    group: 'Logic',
    summary: undefined,
  });
});

test('a page that is not about a step has no step data', () => {
  for (const frontMatter of [{}, { step: null }, { step: 'jsonata' }, { step: {} }]) {
    assert.equal(readStep(frontMatter), undefined);
  }
});

test('the changes of a page are found in its own version, with announced changes last', () => {
  const facts = changesAbout('ace5', 'steps/js_code').map(({ change, announced }) => [
    change.version,
    announced,
  ]);
  assert.deepEqual(facts, [['26.x', true]]);
  assert.equal(changesAbout('ace4', 'guides/how_to_migrate_flows').length, 1);
  assert.deepEqual(changesAbout('ace4', 'steps/js_code'), []);
  assert.deepEqual(changesAbout('current', 'steps/js_code'), []);
});
