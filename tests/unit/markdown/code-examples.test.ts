import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linesOfStep } from '../../../src/markdown/highlight-code';

const YAML = `tags: []
steps:
  - name: First
    stepType: map
    config:
      maps:
        - value: 1
  - name: Second
    stepType: 'deep-merge'
    config: {}
  - name: Third
    stepType: map
    config: {}`;

test('the lines of a step in a YAML flow are those from its name to its last key', () => {
  assert.deepEqual(linesOfStep(YAML, 'deep-merge'), [7, 8, 9]);
  assert.deepEqual(linesOfStep(YAML, 'map'), [2, 3, 4, 5, 6, 10, 11, 12]);
  assert.deepEqual(linesOfStep(YAML, 'merge'), []);
});

test('the lines of a step in a JSON flow include its braces', () => {
  const flow = {
    steps: [
      { stepType: 'map', config: {} },
      { stepType: 'stop', config: { a: 1 } },
    ],
  };
  const lines = JSON.stringify(flow, null, 2).split('\n');
  const stop = linesOfStep(lines.join('\n'), 'stop').map((line) => lines[line]?.trim());
  assert.deepEqual(stop, ['{', '"stepType": "stop",', '"config": {', '"a": 1', '}', '}']);
});
