import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withSuccessors } from '../../../src/content/versions/counterpartTable';
import { counterpart, type Topic } from '../../../src/content/versions/findCounterpart';

const three: Topic[] = [
  { pages: { v1: 'steps/stop', v2: 'steps/return', v3: 'steps/return' } },
  { pages: { v1: 'cli/installation', v2: 'deployment/cli' }, leadsTo: ['v2'] },
  { pages: { v1: 'cli/intro', v2: 'deployment/cli' } },
];

test('counterparts work with any number of versions: one-way topics lead one way, releases to the overview', () => {
  const find = (from: string, id: string, to: string) => counterpart(three, from, id, to);
  assert.equal(find('v1', 'steps/stop', 'v3'), 'steps/return');
  assert.equal(find('v3', 'steps/return', 'v1'), 'steps/stop');
  assert.equal(find('v1', 'cli/installation', 'v2'), 'deployment/cli');
  assert.equal(find('v2', 'deployment/cli', 'v1'), 'cli/intro');
  assert.equal(find('v2', 'deployment/cli', 'v3'), undefined);
  assert.equal(find('v1', 'releases/release_4_6', 'v2'), 'releases/overview');
  assert.equal(find('v1', 'handlers', 'v2'), undefined);
  assert.equal(find('current', 'steps/stop', 'v1'), undefined);
  assert.equal(find('v1', 'steps/stop', 'v1'), undefined);
});

test('a version that a topic does not name goes on with the page of the version before, if it has it', () => {
  const moves: Record<string, Record<string, string>> = {
    v2: { was: 'is' },
    v3: { is: 'is', here: 'here' },
  };
  const pages = (version: string, id: string) => moves[version]?.[id];
  const of = (topic: Topic) => withSuccessors(topic, pages, ['v3', 'v2', 'v1']);
  assert.deepEqual(of({ pages: { v1: 'was' } }).pages, { v1: 'was', v2: 'is', v3: 'is' });
  assert.deepEqual(of({ pages: { v1: 'gone' } }).pages, { v1: 'gone' });
  assert.deepEqual(of({ pages: { v1: 'was', v3: 'own' } }).pages, {
    v1: 'was',
    v2: 'is',
    v3: 'own',
  });
  assert.deepEqual(of({ pages: { v1: 'cli', v2: 'here' }, leadsTo: ['v2'] }), {
    pages: { v1: 'cli', v2: 'here', v3: 'here' },
    leadsTo: ['v2', 'v3'],
  });
});
