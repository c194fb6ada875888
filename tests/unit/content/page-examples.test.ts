import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Nodes } from 'mdast';
import { VFile } from 'vfile';
import { readExamples } from '../../../src/content/examples/collect';
import { flowVersionOf } from '../../../src/content/examples/version';
import { markdown } from '../../../src/content/pages/markdown';
import examplesPlugin from '../../../src/markdown/examples';

const block = (title: string, content: unknown, lang = 'json') =>
  `\`\`\`${lang} title="${title}"\n${typeof content === 'string' ? content : JSON.stringify(content)}\n\`\`\`\n\n`;
const INPUT = block('Input document', { a: 1 });
const FLOW = block('flows/add.yaml', 'description: Adds\nsteps: []', 'yaml');
const RESULT = block('Result', { doc: { a: 1, b: 2 }, errors: [] });

const read = (...parts: string[]) => readExamples(markdown.parse(parts.join('')), 'ace5');
const requests = (...parts: string[]) =>
  read(...parts).examples.map(({ example }) => example.request);
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
  assert.equal(read('## One\n\n', INPUT, RESULT).pairs[0]?.length, 2);
});

test('the last flow runs, and the others can be called', () => {
  const [request] = requests(block('flows/called.yaml', 'steps: []', 'yaml'), INPUT, FLOW, RESULT);
  assert.equal(request?.flow, 'flows/add.yaml');
  assert.deepEqual(Object.keys(request?.files ?? {}), ['flows/called.yaml', 'flows/add.yaml']);
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

test('the IDs of examples are those of their headings, and unique', () => {
  const group = INPUT + FLOW + RESULT;
  const ids = (...parts: string[]) => read(...parts).examples.map(({ example }) => example.id);
  assert.deepEqual(ids('## Example\n\n', group, group, '## Other\n\n', group), [
    'example',
    'example-2',
    'other',
  ]);
  assert.deepEqual(ids('## Example {/* #own */}\n\n', group), ['own']);
  assert.deepEqual(ids('## Example\n\n## Example\n\n', group), ['example-1']);
});

test('blocks in tabs belong to the example of their heading, and a result can be missing', () => {
  const tab = (content: string) => `<Tabs>\n<TabItem>\n\n${content}</TabItem>\n</Tabs>\n\n`;
  const { examples } = read('## One\n\n', INPUT, tab(FLOW), '## Two\n\n');
  assert.deepEqual(
    examples.map(({ example }) => [example.id, example.result]),
    [['one', undefined]],
  );
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

test('the format of flows is known for published versions, and for the next as for the newest', () => {
  const [newest] = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
  assert.equal(flowVersionOf(undefined), newest);
  assert.equal(flowVersionOf('ace4'), 'ace4');
  assert.equal(flowVersionOf('ace99'), undefined);
});

/** The nodes of a page with its examples prepared: the blocks that run with their ID, and the groups of blocks. */
function withButtons(...parts: string[]): string {
  const text = ['## Add\n\n', ...parts].join('');
  const tree = markdown.parse(text);
  const path = '/versioned_docs/version-ace5/steps/page.md';
  examplesPlugin()(tree, new VFile({ path, value: text }));
  const show = (node: Nodes): string => {
    const { example } = (node.data as { hProperties?: { example?: string } })?.hProperties ?? {};
    if (example !== undefined) return `${node.type} of ${example}`;
    return node.data?.hName === 'div' && 'children' in node
      ? `[${node.children.map(show).join(' ')}]`
      : node.type;
  };
  return tree.children.slice(1).map(show).join(' ');
}

test('the last block of an example whose steps the runner has gets its buttons, and no other', () => {
  const steps = (type: string) =>
    block('flows/add.yaml', `steps:\n  - stepType: ${type}\n    config: {}`, 'yaml');
  const tab = (content: string) => `<Tabs>\n<TabItem>\n\n${content}</TabItem>\n</Tabs>\n\n`;
  // Behind the page stands the listener of the buttons.
  assert.equal(
    withButtons(INPUT, steps('jsonata'), RESULT, 'Text'),
    '[code code code of add] paragraph mdxjsEsm',
  );
  assert.equal(withButtons(INPUT, steps('ownStep'), RESULT), '[code code code]');
  assert.equal(
    withButtons(INPUT, tab(steps('jsonata')), RESULT),
    'code mdxJsxFlowElement code of add mdxjsEsm',
  );
});

test('adjacent blocks of an example stand side by side if they are short', () => {
  const flow = block('flows/add.yaml', 'steps:\n  - stepType: ownStep', 'yaml');
  const example = [INPUT, flow, RESULT];
  const variables = block('Variables', {});
  const long = block('flows/add.yaml', `steps: [] # ${'1'.repeat(54 * 9)}`, 'yaml');
  for (const [parts, shown] of [
    [[...example, ...example], '[code code code] [code code code]'],
    [['Text.\n\n', INPUT, RESULT], 'paragraph [code code]'],
    [[INPUT, 'Text.\n\n', flow, RESULT], 'code paragraph code code'],
    [[variables, ...example], 'code [code code code]'],
    [[INPUT, long, RESULT], 'code code code of add mdxjsEsm'],
  ] as const)
    assert.equal(withButtons(...parts), shown);
  assert.ok(!withButtons(INPUT, variables, flow, RESULT).includes('[code code code]'));
});
