import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Root } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { selectAll } from 'hast-util-select';
import { parseFragment } from 'parse5';
import { BREAK, withBreaks } from '../../../src/markdown/code/breaks';
import tables from '../../../src/markdown/tables';

const sentence = 'Decodes, verifies or signs a token, and writes its claims to the target path.';

test('a table with sentences is stacked, its cells are labelled, and cells that say nothing are marked', () => {
  const html = `<table><thead><tr><th>What you see</th><th>Why</th><th>What to do</th></tr></thead>
    <tbody><tr><td>A message</td><td>${sentence}</td><td>—</td></tr>
    <tr><td>goes on with the header</td><td>${sentence}</td><td>—</td></tr></tbody></table>`;
  const tree = fromParse5(parseFragment(html)) as Root;
  tables(tree);
  const cells = selectAll('tbody td', tree).map(({ properties }) => properties);
  const labels = cells.map((cell) => cell['data-label']);
  const empty = cells.map((cell) => cell['data-empty']);
  const others = ['Why', 'What to do'];
  assert.deepEqual(labels, [undefined, ...others, 'What you see', ...others]);
  assert.deepEqual(empty, [undefined, undefined, '', undefined, undefined, '']);
  assert.equal(selectAll('.table.wide.brief', tree).length, 1);
});

test('a table of values has labels at numbers, too, and a small one stays as it is', () => {
  const html = `<table><thead><tr><th>amount</th><th>suspicious</th><th>Branch</th></tr></thead>
    <tbody><tr><td><code>1000</code></td><td>no</td><td>the first one of the cases</td></tr></tbody></table>
    <table><thead><tr><th></th><th>Web</th><th>Desktop</th></tr></thead>
    <tbody><tr><td>Git</td><td>yes</td><td>no</td></tr></tbody></table>`;
  const tree = fromParse5(parseFragment(html)) as Root;
  tables(tree);
  const labels = selectAll('td', tree).map(({ properties }) => properties['data-label']);
  assert.deepEqual(labels.slice(0, 3), ['amount', 'suspicious', 'Branch']);
  assert.deepEqual(
    selectAll('.table', tree).map(({ properties }) => properties.className),
    [['table', 'stacked'], ['table']],
  );
});

test('long code breaks behind its separators, and names that fit on a line stay whole', () => {
  const parts = (code: string) => withBreaks(code, 24).replaceAll(BREAK, ' ');
  assert.equal(parts('ACE_JWT_VALIDATION_OPENID_ISSUER'), 'ACE_JWT_VALIDATION_ OPENID_ISSUER');
  assert.equal(parts('/v1/claims/CL-77/notes/all'), '/v1/claims/ CL-77/notes/all');
  assert.equal(parts('https://api.example.com/v1/orders'), 'https://api.example.com/ v1/orders');
  assert.equal(parts("'{{$env.BASE}}/{{$env.PATH}}'"), "'{{$env.BASE}}/ {{$env.PATH}}'");
});
