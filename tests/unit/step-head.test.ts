import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupAnchor, readStep } from '../../src/components/StepHead/step';
import { changesAbout } from '../../src/content/releases';

test('a step is read out of the front matter, also where its type is not known', () => {
  const step = { stepType: 'jsonata', group: 'Data transformation' };
  assert.deepEqual(readStep({ title: 'JSONATA Map', step }), step);
  assert.deepEqual(readStep({ step: { group: 'Logic' } }), { stepType: undefined, group: 'Logic' });
});

test('a page about something else has no step', () => {
  for (const frontMatter of [{}, { step: null }, { step: 'jsonata' }, { step: {} }]) {
    assert.equal(readStep(frontMatter), undefined);
  }
});

test('a group leads to its heading', () => {
  assert.equal(groupAnchor('Data transformation'), 'data-transformation');
});

test('the changes about a page are found in its own version, what is announced last', () => {
  const facts = changesAbout('ace5', 'steps/js_code').map(({ change, announced }) => [
    change.version,
    announced,
  ]);
  assert.deepEqual(facts, [['26.x', true]]);
  assert.equal(changesAbout('ace4', 'guides/how_to_migrate_flows').length, 1);
  assert.deepEqual(changesAbout('ace4', 'steps/js_code'), []);
  assert.deepEqual(changesAbout('current', 'steps/js_code'), []);
});
