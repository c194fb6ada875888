import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { attributeOf } from '../../../src/markdown/mdx';
import drawPictures from '../../../src/markdown/pictures';
import { transformed } from './transformed';

const fence = (lang: string, title: string, code: string) =>
  `\`\`\`${lang} title="${title}"\n${code}\n\`\`\`\n\n`;

const STEPS = `steps:
  - stepType: map
    description: A <small> copy
    config: {}
  - stepType: condition
    condition: '{{a > 1}}'
    config: {}
    cases:
      - condition: '{{typeof claim?.amount === "number" && claim.amount > 1000}}'
        steps:
          - stepType: throw
            config: {}
      - condition: '{{typeof claim?.amount === "number" && claim.amount > 10}}'
        steps:
          - stepType: throw
            config: {}
    defaultCase:
      - stepType: retry
        config:
          flowId: again.yaml`;
const INPUT = fence('json', 'Input document', '{ "a": 1 }');
const FLOW = fence('yaml', 'flows/sample.yaml', STEPS);
const RESULT = fence('json', 'Result', '{ "doc": { "a": 1, "b": 2 }, "errors": [] }');

/** The elements of a page after the plugin: class or name, label, HTML and text of each. */
function draw(markdown: string, file = 'guides/a.md', frontMatter = {}) {
  const path = `/site/versioned_docs/version-ace5/${file}`;
  const elements: { kind: string; label: string; html: string; text: string }[] = [];
  visit(transformed(markdown, [drawPictures], path, frontMatter), 'mdxJsxFlowElement', (node) => {
    elements.push({
      kind: attributeOf(node, 'className') || (node.name ?? ''),
      label: attributeOf(node, 'aria-label'),
      html: JSON.stringify(node.attributes),
      text: toString(node),
    });
  });
  return elements;
}

test('a strip says in words which flow it draws, with the end of a long condition, and emphasises the step of the page', () => {
  const own = { title: 'JSON Map', step: { group: 'Transform' } };
  const [strip, ...rest] = draw(`## Example\n\n${INPUT}${FLOW}${RESULT}`, 'steps/map.md', own);
  assert.equal(strip?.kind, 'strip');
  const steps =
    'JSON Map, Condition (… claim.amount > 1000: Throw Error; … claim.amount > 10: Throw Error; otherwise: Retry (flow again))';
  assert.equal(strip.label, `Flow sample: ${steps}; from a to b`);
  assert.match(strip.html, /step own[\\"]+>JSON Map<small>A &lt;small&gt; copy/);
  assert.match(strip.html, /if a &gt; 1/);
  assert.deepEqual(rest, []);
});

test('documents that are empty or do not parse have no nodes in the strip', () => {
  const documents = ['null', '', '{ "a": ', 'text', '{ "doc": null, "errors": null }'];
  for (const [input, result] of documents.map((one, at) => [one, documents.at(-at)] as const)) {
    const [strip] = draw(
      fence('json', 'Input document', input) + FLOW + fence('json', 'Result', result ?? ''),
    );
    assert.equal(strip?.kind, 'strip', input);
  }
  const [strip] = draw(fence('json', 'Input document', 'null') + FLOW + RESULT);
  assert.match(strip?.label ?? '', /; to a, b$/);
});

test('a table of fields and values becomes a form, with the title of the step that it belongs to', () => {
  const table = '| Field | Value | Why |\n| --- | --- | --- |\n| **Path** | `/a` | Short. |\n';
  const titleOf = (page: string) => draw(page).find(({ kind }) => kind === 'title');
  const elements = draw(`Add a **REST HTTP** step behind the JWT step:\n\n${table}`);
  const kinds = elements.map(({ kind }) => kind).join(' ');
  assert.equal(kinds, 'panel title fields div dt dd note figcaption');
  assert.equal(elements[1]?.text, 'REST HTTP step');
  assert.equal(titleOf(table.replace('Field', 'Field of the handler'))?.text, 'Handler');
  assert.equal(titleOf(`${table}| **Method** | GET | |`)?.text, 'API operation');
  assert.deepEqual(draw('| Field | Meaning |\n| --- | --- |\n| a | b |\n'), []);
});
