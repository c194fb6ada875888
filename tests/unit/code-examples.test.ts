import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Root } from 'mdast';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { linesOfStep } from '../../src/markdown/code/ownStep';
import groupExamples from '../../src/markdown/group-examples';

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

const fence = (title: string, line = '{}') => `\`\`\`json title="${title}"\n${line}\n\`\`\`\n\n`;

/** The types of the nodes of a page after the examples are grouped, with the number of blocks in each group. */
function grouped(markdown: string): string[] {
  const tree: Root = unified().use(remarkParse).parse(markdown);
  groupExamples()(tree);
  return tree.children.map((node) =>
    node.data?.hName === 'div' && 'children' in node
      ? `group of ${node.children.length}`
      : node.type,
  );
}

test('adjacent blocks of an example stand side by side if they are short', () => {
  const parts = [fence('Input document'), fence('flows/a.json'), fence('Result')];
  assert.deepEqual(grouped(parts.join('')), ['group of 3']);
  assert.deepEqual(grouped(parts.join('').repeat(2)), ['group of 3', 'group of 3']);
  assert.deepEqual(grouped(`Text.\n\n${parts[0]}${parts[2]}`), ['paragraph', 'group of 2']);
  assert.deepEqual(grouped(parts.join('Text.\n\n')).includes('group of 3'), false);
  const long = fence('flows/a.json', '1'.repeat(54 * 9 + 1));
  assert.deepEqual(grouped([parts[0], long, parts[2]].join('')), ['code', 'code', 'code']);
});
