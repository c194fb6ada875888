import assert from 'node:assert/strict';
import { test } from 'node:test';
import { VALID, example, flowFile, problems, testMistakes, text } from './page';

const RESULT_ONLY = flowFile('      - { jsonata: a, targetPath: b }').replace(
  'Text',
  '```json title="Result"\n{ "doc": {} }\n```\n\nText',
);

testMistakes([
  [
    'a link that cannot be decoded',
    (s) => s.replace('other.md', '100%.md'),
    10,
    /"\.\/100%\.md" leads to no page/,
  ],
  [
    'an HTTP request that cannot be derived',
    text('```bash http\ncurl -T b.png https://a.example.com\n```\n\nText'),
    6,
    /option -T of curl.*Remove "http"/,
  ],
  [
    'a trailing comma in an object',
    text('```json\n{\n  "a": 1,\n}\n```\n\nT'),
    9,
    /json sample does not parse/,
  ],
  [
    'a trailing comma in an array',
    text('```json\n[\n  1,\n]\n```\n\nT'),
    8,
    /json sample does not parse/,
  ],
  ['a value without quotes', text('```json\n{\n  "a": x }\n```\n\nT'), 8, /json sample/],
  ['code without language', text('```\nx\n```\n\nT'), 6, /names no language/],
  [
    'code in an unknown language',
    text('```jsn\nx\n```\n\nT'),
    6,
    /does not color the language "jsn"/,
  ],
  [
    'a mark on a line that is not there',
    text('```text {2}\nx\n```\n\nT'),
    6,
    /marks the lines \{2\}, but has the lines 1 to 1/,
  ],
  ['broken JSON', text('```json\n{,}\n```\n\nT'), 7, /json sample does not parse/],
  ['broken YAML', text('```yaml\nb: 1\na: [\n```\n\nT'), 8, /yaml sample does not/],
  ['broken JSONata', text('```jsonata\na[\n```\n\nT'), 7, /jsonata sample/],
  [
    'broken JavaScript',
    text('```js\nif (\n```\n\nT'),
    7,
    /js sample does not parse: Unexpected token\. /,
  ],
  [
    'broken JSONata in a flow',
    text('```yaml\nmaps:\n  - jsonata: "a["\n```\n\nT'),
    6,
    /under "jsonata" does not parse/,
  ],
  [
    'a panel of a flow that the page does not have',
    text('<Designer flow="x" />\n\nT'),
    6,
    /the page has no block title="flows\/x\.yaml"/,
  ],
  [
    'a result without an input',
    text(RESULT_ONLY),
    14,
    /The Result has no input\. Write the block title="Input document"/,
  ],
  [
    'a flow file without a required key',
    text(flowFile('      - jsonata: a')),
    11,
    /flows\/a\.yaml: steps\[0\]\.config\.maps\[0\]: the key "targetPath" is missing/,
  ],
  ['a byte order mark', (s) => `\uFEFF${s}`, 1, /byte order mark/],
  ['CRLF', (s) => s.replace('page.\n', 'page.\r\n'), 6, /end with CRLF/],
  ['a tab', text('- A.\n\t- B.\n\nText'), 7, /indented with a tab/],
  ['spaces at the end of a line', (s) => s.replace('page.', 'page.  '), 6, /ends with spaces/],
  ['another encoding', (s) => s.replace('of', '\uFFFD'), 6, /not UTF-8/],
  ['a file of megabytes', text('A word. '.repeat(40_000)), 1, /256 KB/],
  [
    'a host that exists',
    text('```bash\ncurl https://api.acme.io/x\n```\n\nText'),
    7,
    /names the host "api\.acme\.io"/,
  ],
  [
    'an e-mail address that exists',
    text('Write to `jo@acme.io`. Text'),
    6,
    /"jo@acme\.io"\. Use one at example\.com/,
  ],
  ['a key', text(`\`ghp_${'a1'.repeat(18)}\` text`), 6, /looks like a token of GitHub\. Revoke it/],
  [
    'a private key',
    text(`\`\`\`text\n-----BEGIN PRIVATE KEY-----\n${'Ab1/'.repeat(16)}\n\`\`\`\n\nText`),
    7,
    /looks like a private key/,
  ],
  [
    'a result that does not follow from its flow',
    text(example('{ "doc": { "a": 2, "b": 1 }, "errors": [] }')),
    18,
    /does not follow from the flow: doc\.a is 2 on the page, and 1 after a run/,
  ],
]);

// Each row: the block that does not parse, and its text in an example that follows from it.
for (const [title, from, to] of [
  ['input document', '{ "a": 1 }', '{ "a": 1, }'],
  ['flow', '    config:', '   config:'],
  ['expression', 'jsonata: a', 'jsonata: a['],
] as const) {
  test(`an example whose ${title} does not parse is one problem`, async () => {
    const example = [
      '```json title="Input document"\n{ "a": 1 }\n```',
      '```yaml title="flows/copy.yaml"\nsteps:\n  - stepType: jsonata\n    config:\n      maps:\n        - jsonata: a\n          targetPath: b\n```',
      '```json title="Result"\n{ "doc": { "a": 1, "b": 1 } }\n```',
    ].join('\n\n');
    const text = VALID.replace('Text', `Text.\n\n${example}\n\nText`);
    assert.deepEqual(await problems(text), []);
    const [first = '', ...rest] = await problems(text.replace(from, to));
    assert.match(first, /does not parse/);
    assert.deepEqual(rest, []);
  });
}

test('a page with an example, a sample key, links to the web and a comment has no problem', async () => {
  const text = [
    'Read [the standard](https://www.rfc-editor.org/rfc/rfc9110) of {/* a comment */} JSON.',
    '```text\n-----BEGIN PRIVATE KEY-----\n…\n```',
    '```bash\ncurl -u jo@example.com https://orders.example.com http://orders.shop-dev:80 http://localhost\n```',
    example('{ "doc": { "a": 1, "b": 1 }, "errors": [] }'),
  ].join('\n\n');
  assert.deepEqual(await problems(VALID.replace('Text', () => text)), []);
});
