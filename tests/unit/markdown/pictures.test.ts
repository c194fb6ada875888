import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
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
      - condition: '{{b}}'
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

/** The elements of a page after the plugin: name or type, class, label, HTML and text of each. */
function draw(markdown: string, file = 'guides/a.md', frontMatter = {}) {
  const path = `/site/versioned_docs/version-ace5/${file}`;
  const tree = transformed(markdown, [drawPictures], path, frontMatter);
  const attribute = (node: MdxJsxFlowElement, name: string) =>
    node.attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name)?.value;
  const textOf = (node: MdxJsxFlowElement, name: string) => {
    const value = attribute(node, name);
    return typeof value === 'string' ? value : '';
  };
  const elements: { kind: string; label: string; html: string; text: string }[] = [];
  visit(tree, (node) => {
    if (node.type === 'code')
      elements.push({ kind: node.meta ?? 'code', label: '', html: '', text: '' });
    if (node.type !== 'mdxJsxFlowElement') return;
    const html = attribute(node, 'dangerouslySetInnerHTML');
    elements.push({
      kind: textOf(node, 'className') || (node.name ?? ''),
      label: textOf(node, 'aria-label'),
      html: html ? JSON.stringify((html as { data: unknown }).data) : '',
      text: toString(node),
    });
  });
  return elements;
}

test('a strip stands above the input of each flow, and says in words what it draws', () => {
  const [strip, input, ...rest] = draw(`## Example\n\n${INPUT}${FLOW}${RESULT}`);
  assert.equal(strip?.kind, 'strip');
  assert.equal(
    strip.label,
    'Flow sample: JSON Map, Condition (b: Throw Error; otherwise: Retry (flow again)); from a to b',
  );
  assert.match(strip.html, /A &lt;small&gt; copy/);
  assert.match(strip.html, /if a &gt; 1/);
  assert.equal(input?.kind, 'title="Input document"');
  assert.equal(rest.length, 2);
});

test('the step of the page is emphasised in the strip of an example without a flow file, also the last section, and translated', () => {
  const own = { title: 'JWT', step: { group: 'Network requests' } };
  const example =
    '```yaml\n- stepType: map\n```\n\n| Field | Value |\n| --- | --- |\n| **Mode** | `verify` |\n';
  for (const heading of ['Example', 'Beispiel {/* #example */}'])
    for (const end of ['', '\n## Limits\n']) {
      const [strip] = draw(`## ${heading}\n\n${example}${end}`, 'steps/jwt.md', own);
      assert.equal(strip?.label, 'Steps: JSON Map, JWT');
      assert.match(strip.html, /step own\\">JWT/);
    }
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

test('a flow of a single step has no strip', () => {
  const single = fence('yaml', 'flows/one.yaml', 'steps:\n  - stepType: map\n    config: {}');
  assert.deepEqual(
    draw(`## Example\n\n${single}`).map(({ kind }) => kind),
    ['title="flows/one.yaml"'],
  );
});

test('a table of fields and values becomes a form, with the title of the step that it belongs to', () => {
  const table = '| Field | Value | Why |\n| --- | --- | --- |\n| **Path** | `/a` | Short. |\n';
  const titleOf = (page: string) => draw(page).find(({ kind }) => kind === 'title');
  const elements = draw(`Add a **REST HTTP** step behind the JWT step:\n\n${table}`);
  assert.deepEqual(
    elements.map(({ kind }) => kind),
    ['panel', 'title', 'fields', 'div', 'dt', 'dd', 'note', 'figcaption'],
  );
  assert.equal(elements[1]?.text, 'REST HTTP step');
  assert.equal(titleOf(table.replace('Field', 'Field of the handler'))?.text, 'Handler');
  assert.equal(titleOf(`${table}| **Method** | GET | |`)?.text, 'API operation');
  assert.deepEqual(draw('| Field | Meaning |\n| --- | --- |\n| a | b |\n'), []);
});

test('a panel of Designer shows the steps of a flow of the page beside what is open', () => {
  const [panel, canvas, side] = draw(
    `<Designer title="JSON Map step" flow="sample" open="1">\n\nText.\n\n</Designer>\n\n${FLOW}`,
  );
  assert.equal(panel?.kind, 'panel designer columns');
  assert.equal(canvas?.label, 'Flow sample: Trigger step, JSON Map, Condition; open: JSON Map');
  assert.equal(side?.text, 'JSON Map stepText.');
});

test('a panel of a flow or a step that the page does not have stops the build with its line', () => {
  assert.throws(() => draw('Text.\n\n<Designer flow="other" />'), {
    message: /the page has no block title="flows\/other\.yaml"/,
    line: 3,
  });
  assert.throws(() => draw(`<Designer flow="sample" open="7" />\n\n${FLOW}`), {
    message: /The flow "sample" has no step 7: 0 is the trigger step, 2 the last step/,
  });
});
