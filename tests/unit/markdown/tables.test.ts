import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { selectAll } from 'hast-util-select';
import type {} from 'mdast-util-mdx';
import { parseFragment } from 'parse5';
import { visit } from 'unist-util-visit';
import breakCode, { breakable } from '../../../src/markdown/break-code';
import tables, { tableLayout } from '../../../src/markdown/tables';

/** A page after the rehype plugin; comments and `since` elements are those of MDX. */
function page(html: string, plugin: () => (tree: Root) => void): Root {
  const tree = fromParse5(parseFragment(html)) as Root;
  visit(tree, (node, _index, parent) => {
    if (node.type === 'comment') {
      const type = parent?.type === 'root' ? 'mdxFlowExpression' : 'mdxTextExpression';
      Object.assign(node, { type, value: `/*${node.value}*/` });
    }
    if (node.type === 'element' && node.tagName === 'since') {
      Object.assign(node, { type: 'mdxJsxTextElement', name: 'Since' });
    }
  });
  plugin()(tree);
  return tree;
}

/** The HTML of a Markdown table: a header row and the other rows. */
function table([heads = [], ...rows]: string[][]): string {
  const row = (name: string, cells: string[]) =>
    `<tr>${cells.map((cell) => `<${name}>${cell}</${name}>`).join('\n')}</tr>`;
  const body = rows.map((cells) => row('td', cells)).join('\n');
  return `<table><thead>${row('th', heads)}</thead>\n<tbody>${body}</tbody></table>`;
}

const sentence = 'Decodes, verifies or signs a token, and writes its claims to the target path.';
const outcomes = table([
  ['What you see', 'Why', 'What to do'],
  ['A message', sentence, '—'],
  ['<since></since>', '', '<since></since>'],
]);

test('a table with sentences is stacked, its cells are labelled, and cells that say nothing are marked', () => {
  const tree = page(outcomes, tables);
  const cells = selectAll('tbody td', tree).map(({ properties }) =>
    [properties['data-label'], properties['data-empty'] === '' && 'empty'].filter(Boolean).join(),
  );
  assert.deepEqual(cells, ['', 'Why', 'What to do,empty', '', 'Why,empty', 'What to do']);
});

test('an empty header cell is the header of nothing, the others are headers of their columns', () => {
  const tree = page(
    table([
      ['', 'HS256'],
      ['Key', 'A shared secret of at least 32 bytes'],
    ]),
    tables,
  );
  const heads = selectAll('thead tr > *', tree);
  assert.deepEqual(
    heads.map(({ tagName, properties }) => `${tagName} ${String(properties.scope)}`),
    ['td undefined', 'th col'],
  );
});

test('a table of short values in many columns is a matrix, a short one stays as it is', () => {
  const paths = ['/v1/claims', '/v1/claims/CL-77', '/partner/v1/claims'];
  const rows = [['/v1/claims/*', 'no', 'yes', 'no']];
  assert.equal(tableLayout({ labels: ['Pattern', ...paths], rows }), 'matrix');
  assert.equal(
    tableLayout({ labels: ['', 'Web', 'Desktop'], rows: [['Git', 'yes', 'no']] }),
    'small',
  );
  assert.equal(tableLayout({ labels: ['Key', 'Meaning'], rows: [['a', sentence]] }), 'stacked');
});

test('long code breaks behind its separators, short code not at all', () => {
  const parts = (code: string) => breakable(code).join(' ');
  assert.equal(parts('ACE_JWT_VALIDATION_OPENID_ISSUER'), 'ACE_ JWT_ VALIDATION_ OPENID_ ISSUER');
  assert.equal(parts('/v1/claims/CL-77/notes/all'), '/v1/ claims/ CL-77/ notes/ all');
  const tree = page(
    '<p><code>ace-runtime-server</code> <code>doc</code> <code>ACE_DEPLOYMENT_CONFIG_SOURCE</code></p>' +
      '<pre><code>ACE_DEPLOYMENT_CONFIG_SOURCE</code></pre>',
    breakCode,
  );
  const code: string[] = [];
  visit(tree, 'mdxJsxTextElement', ({ attributes, children }) => {
    const breaks = children.filter((child) => 'tagName' in child && child.tagName === 'wbr');
    code.push(`${attributes.length} ${breaks.length}`);
  });
  assert.deepEqual(code, ['1 0', '0 0', '0 3']);
  assert.equal(selectAll('pre wbr', tree).length, 0);
});

test('a row about a message has an anchor, made from its first cell', () => {
  const html = table([
    ['What you see', 'Why'],
    ['<code>Bad key</code>, or none', sentence],
    ['Nothing happens', sentence],
    ['<code>Bad key</code>, or none', sentence],
  ]);
  const ids = (source: string) =>
    selectAll('tbody tr', page(source, tables)).map(({ properties }) => properties.id);
  assert.deepEqual(ids(html), ['error-bad-key-or-none', undefined, 'error-bad-key-or-none-1']);
  assert.deepEqual(ids(html.replace('What you see', 'Field')), [undefined, undefined, undefined]);
  const kept = html.replace('Nothing happens', '$& <!-- #error-no-answer -->');
  assert.equal(ids(kept)[1], 'error-no-answer');
});
