import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readExamples } from '../../../src/content/examples/collect';
import { markdown } from '../../../src/content/pages/markdown';

const INPUT = '```json title="Input document"\n{ "a": 1 }\n```\n\n';
const FLOW = '```yaml title="flows/add.yaml"\nsteps: []\n```\n\n';
const RESULT = '```json title="Result"\n{ "doc": { "a": 1 } }\n```\n\n';

// The check of all pages runs what they have: an example without its files, values or answers is a problem there. Blocks
// that do not belong together are in lint/mistakes/samples.yml.
test('an example ends with its section, and an input with a result alone is shown like one', () => {
  const shown = (...parts: string[]) => {
    const page = ['## One\n\n', ...parts].join('');
    const { examples } = readExamples(markdown.parse(page), 'ace5');
    return examples.map(({ blocks, example }) => [blocks.length, example !== undefined]);
  };
  assert.deepEqual(shown(INPUT, FLOW, '## Two\n\n', RESULT), [[2, true]]);
  assert.deepEqual(shown(INPUT, RESULT), [[2, false]]);
});
