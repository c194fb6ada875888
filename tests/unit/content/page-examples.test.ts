import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readExamples } from '../../../src/content/examples/collect';
import { markdown } from '../../../src/content/pages/markdown';

const block = (title: string, content: unknown, lang = 'json') =>
  `\`\`\`${lang} title="${title}"\n${typeof content === 'string' ? content : JSON.stringify(content)}\n\`\`\`\n\n`;
const INPUT = block('Input document', { a: 1 });
const FLOW = block('flows/add.yaml', 'description: Adds\nsteps: []', 'yaml');
const RESULT = block('Result', { doc: { a: 1, b: 2 }, errors: [] });

const read = (...parts: string[]) => readExamples(markdown.parse(parts.join('')), 'ace5');
const faults = (...parts: string[]) =>
  read(...parts).faults.map(({ node, message }) => `${node.position?.start.line}: ${message}`);

// The check of all pages runs what they have: an example without its files, values or answers is a problem there.
test('an example ends with its section, and an input with a result alone is shown like one', () => {
  const shown = (...parts: string[]) => {
    const { examples, pairs } = read('## One\n\n', ...parts);
    return [examples.map(({ blocks }) => blocks.length), pairs.map(({ length }) => length)];
  };
  assert.deepEqual(shown(INPUT, FLOW, '## Two\n\n', RESULT), [[2], []]);
  assert.deepEqual(shown(INPUT, RESULT), [[], [2]]);
});

test('blocks that do not belong together are reported with their line', () => {
  assert.match(faults(FLOW, RESULT).join(), /^6: The Result has no input\. Write the block/);
  assert.match(faults(INPUT, INPUT, FLOW, RESULT).join(), /^5: The input document of line 1 /);
  assert.match(faults(INPUT, FLOW, block('Result', { a: 1 })).join(), /has the document: \{ "doc"/);
  assert.match(faults(INPUT, FLOW, block('Result', [1])).join(), /"Result" .* is an object/);
  assert.match(faults(block('Input document', '1'), FLOW).join(), /is an object or an array/);
  assert.match(faults(block('Input document', 'a: 1', 'yaml')).join(), /Write ```json/);
  // The check of the samples reports what does not parse.
  assert.deepEqual(faults(block('Input document', '{'), FLOW), []);
});
