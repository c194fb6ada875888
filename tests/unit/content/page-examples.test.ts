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
const requests = (...parts: string[]) =>
  read(...parts).examples.flatMap(({ example }) => example?.request ?? []);
const faults = (...parts: string[]) =>
  read(...parts).faults.map(({ node, message }) => `${node.position?.start.line}: ${message}`);

test('an example is an input document, a flow and a result below one heading', () => {
  const { examples, faults } = read('## Add two\n\n', INPUT, FLOW, RESULT);
  assert.deepEqual(faults, []);
  assert.deepEqual(
    examples.map(({ example }) => example),
    [
      {
        id: 'add-two',
        title: 'Adds',
        line: 12,
        request: {
          version: 'ace5',
          flow: 'flows/add.yaml',
          files: { 'flows/add.yaml': 'description: Adds\nsteps: []' },
          input: { a: 1 },
          responses: [],
        },
        result: { doc: { a: 1, b: 2 }, errors: [] },
      },
    ],
  );
  assert.equal(examples[0]?.blocks.length, 3);
  assert.deepEqual(requests('## One\n\n', INPUT, FLOW, '## Two\n\n', RESULT).length, 1);
  assert.deepEqual(requests('## One\n\n', INPUT, RESULT), []);
  assert.equal(read('## One\n\n', INPUT, RESULT).examples[0]?.blocks.length, 2);
});

test('schemas of the page, variables, headers and answers of services belong to the example', () => {
  const [first, second] = requests(
    block('Schema order', { type: 'object' }),
    '## One\n\n',
    block('Variables', { API_URL: 'https://api.example.com' }),
    block('Request headers', { accept: 'text/csv' }),
    INPUT,
    FLOW,
    block('Response', [1]),
    block('Response of Get the rate', { value: 2 }),
    RESULT,
    '## Two\n\n',
    INPUT,
    FLOW,
    RESULT,
  );
  assert.deepEqual(first?.files['schemas/order.json'], '{"type":"object"}');
  assert.deepEqual(first?.env, { API_URL: 'https://api.example.com' });
  assert.deepEqual(first?.headers, { accept: 'text/csv' });
  assert.deepEqual(first?.responses, [{ body: [1] }, { step: 'Get the rate', body: { value: 2 } }]);
  assert.deepEqual([second?.env, second?.headers, second?.responses], [undefined, undefined, []]);
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
