import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Nodes } from 'mdast';
import { attributesOf } from '../../../src/markdown/mdx';
import referenceLists from '../../../src/markdown/reference';
import { hasWords } from '../../../src/components/FilterField/words';
import { transformed } from './transformed';

/** The elements that a page becomes, as text: `ul(li#ref-mode(<a href="#ref-mode">Mode</a> ...))`. */
function show(node: Nodes): string {
  if (node.type === 'text') return node.value;
  const attributes = node.type === 'mdxJsxFlowElement' ? node.attributes : [];
  const { id, label } = attributesOf({ attributes });
  if (label) return `<${label}>`;
  const name = 'name' in node ? node.name : (node.data?.hName ?? node.type);
  const html = attributes.map(({ value }) => value).find((value) => typeof value === 'object');
  const inner = html
    ? (JSON.parse(html.value.replace(/^\{ __html: | \}$/g, '')) as string)
    : 'children' in node && node.children.map(show).join('');
  return `${name}${id ? `#${id}` : ''}(${inner || ''})`;
}

const lists = (markdown: string) =>
  transformed(markdown, [(tree) => referenceLists(tree, '/kb/de/')])
    .children.map(show)
    .join('');

const table = (head: string, ...rows: string[]) =>
  [head, head.replace(/[^|]+/g, '---'), ...rows].map((row) => `| ${row} |`).join('\n');

test('a reference table becomes a list of entries with their facts', () => {
  assert.equal(
    lists(
      table(
        'Property | Key | Required | Default | Allowed values | Meaning',
        '**Mode** of it | `mode` | yes | — | `a`, `b` | What it does.',
        '**Salt** | — | yes, with `a` | — | — | A secret < &.',
        '`body` | — | no | `{}` | — | —',
      ),
    ),
    'ul(' +
      'li#ref-mode-of-it(<a href="#ref-mode-of-it">Mode of it</a> <span class="key">key <code>mode</code></span> <span class="required">required</span><p>What it does.</p><p>Allowed values: <code>a</code>, <code>b</code></p>)' +
      'li#ref-salt(<a href="#ref-salt">Salt</a> <span class="required">required with <code>a</code></span><p>A secret &lt; &amp;.</p>)' +
      'li#ref-body(<a href="#ref-body"><code>body</code></a> <span>default <code>{}</code></span>))',
  );
});

test('a page with more than twelve entries has a filter in the section of all lists, or above the first one', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, at) => `\`f${at}\` | Text.`);
  assert.doesNotMatch(lists(table('Field | Meaning', ...rows(12))), /<Filter/);
  const two = (between: string) =>
    `Lead.\n\n## One\n\n${table('Field | Meaning', ...rows(7))}\n\n${between}${table('Key | Meaning', ...rows(6))}`;
  assert.match(lists(two('')), /^paragraph\(Lead\.\)heading\(One\)<Filter 13 entries>ul/);
  const sections = lists(two('## Two\n\n'));
  assert.match(sections, /^paragraph\(Lead\.\)<Filter 13 entries>heading\(One\)ul/);
  assert.equal(sections.split('<Filter').length, 2);
  assert.match(lists(table('Property | Meaning', ...rows(13))), /^<Filter 13 properties>ul/);
});

test('an entry fits a filter if it has all its words, in any case and order', () => {
  assert.ok(hasWords('ACE_UI_URL since 5.29', 'url ace_ui'));
  assert.ok(hasWords('Anything', ' '));
  assert.ok(!hasWords('ACE_UI_URL', 'url keycloak'));
  // The start of a word, or of a part of an identifier.
  assert.ok(hasWords('maxRetries, if-else', 'maxr retr else'));
  assert.ok(!hasWords('verifies the catalog', 'if') && !hasWords('catalog', 'log'));
});
