import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { visit } from 'unist-util-visit';
import { collectExamples, readExamples } from '../../../src/content/examples/collect';
import { markdown } from '../../../src/content/pages/markdown';
import { lastVersion } from '../../../src/site/versions';

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

test('the example of the home page is that of the page whose example it runs', () => {
  const source = readFileSync('src/pages/_home/hero.mdx', 'utf8');
  const [, page = ''] = /page="\/docs\/(.+?)"/.exec(source) ?? [];
  const [, id = ''] = /\bid="(.+?)"/.exec(source) ?? [];
  const text = readFileSync(`versioned_docs/version-${lastVersion}/${page}.md`, 'utf8');
  const example = collectExamples(markdown.parse(text), lastVersion).find((one) => one.id === id);
  assert.ok(example, `${page} has the example ${id}`);

  const code: string[] = [];
  visit(markdown.parse(source), 'code', ({ value }) => void code.push(value));
  for (const block of code) assert.ok(text.includes(block), `the page has\n${block}`);
  const { flow, files } = example.request;
  assert.ok(code.includes(files[flow] ?? ''), 'it is the flow that runs');
});
