import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkDocs, formatMessages } from '../../../src/lint/check-docs';
import { project } from '../../support/project';

const FRONT_MATTER = [
  '---',
  'title: Orders',
  'description: Read an order, change its lines and write the total where the invoice expects it.',
  'tags: [steps]',
  '---',
  '',
].join('\n');
const BODY = 'Text of the page.\n\n## Next pages\n\n- [Other](./other.md): more.\n';
const OTHER = FRONT_MATTER.replace('Orders', 'Other').replace('Read', 'Fetch') + BODY;

const TABS = ['windows', 'unix']
  .map((value, at) => `<TabItem value="${value}">\n\n${['One', 'Two'][at]}.\n\n</TabItem>`)
  .join('\n')
  .replace(/^/, '<Tabs groupId="os">\n')
  .concat('\n</Tabs>');

/** The messages about one page next to a valid one. */
async function problems(page: string, more: Record<string, string> = {}): Promise<string[]> {
  const folder = 'versioned_docs/version-ace5';
  const dir = project({ [`${folder}/page.md`]: page, [`${folder}/other.md`]: OTHER, ...more });
  return formatMessages(await checkDocs(dir)).filter((line) => !line.includes('other.md:'));
}

test('a valid page has no problem', async () => {
  assert.deepEqual(await problems(FRONT_MATTER + BODY), []);
});

test('a page can have keywords', async () => {
  assert.deepEqual(await problems(keyworded(FRONT_MATTER + BODY, '[bill, total price, SKU]')), []);
});

test('a page can have questions', async () => {
  const page = questioned(FRONT_MATTER + BODY, 'bill is too high', '"total: gross or net?"');
  assert.deepEqual(await problems(page), []);
});

const table = (head: string, ...rows: string[]) =>
  [head, head.replace(/[^|]+/g, '---'), ...rows].map((row) => `| ${row} |\n`).join('') + '\nText';

test('a link can lead to the entry of a reference table', async () => {
  const link = (anchor: string) =>
    (FRONT_MATTER + BODY).replace('./other.md', `./other.md#${anchor}`);
  const other = OTHER.replace(
    'Text',
    table('Field | Required | Meaning', '`a` | yes, to sign | A.'),
  );
  const more = { 'versioned_docs/version-ace5/other.md': other };
  assert.deepEqual(await problems(link('ref-a'), more), []);
  assert.match((await problems(link('ref-b'), more)).join(), /does not have\. It has: .*#ref-a/);
});

/** The valid page with an open point, and with more text. */
const reviewed = (valid: string, point: string, text: string) =>
  valid
    .replace('tags', `review:\n  ${point}\ntags`)
    .replace('Text', () => `Text ${text}`.replace(/ +$/m, ''));

/** The valid page with keywords, and more keywords than a page can have. */
const keyworded = (valid: string, keywords: string) =>
  valid.replace('tags: [steps]', `tags: [steps]\nkeywords: ${keywords}`);
/** The valid page with questions, from line 5. */
const questioned = (valid: string, ...questions: string[]) =>
  valid.replace(
    'tags: [steps]',
    () =>
      `tags: [steps]\nquestions:\n${questions
        .map((one) => `  - ${one}\n`)
        .join('')
        .trimEnd()}`,
  );
const NUMBERS = Array.from({ length: 13 }, (_, at) => `number ${at}`);

/** A flow file with a JSONATA Map step. */
const flowFile = (map: string) =>
  '```yaml title="flows/a.yaml"\nsteps:\n- stepType: jsonata\n  config:\n    maps:\n' +
  map +
  '\n```\n\nText';
const RESULT_ONLY = flowFile('      - { jsonata: a, targetPath: b }').replace(
  'Text',
  '```json title="Result"\n{ "doc": {} }\n```\n\nText',
);

/** An example: a flow that copies the node `a` to `b`, with a result. */
const example = (result: string) =>
  `\`\`\`json title="Input document"\n{ "a": 1 }\n\`\`\`\n\n${flowFile('      - { jsonata: a, targetPath: b }').replace('Text', '')}\`\`\`json title="Result"\n${result}\n\`\`\`\n\nText`;

// Each row: the problem, how to break the page, the reported line, the message.
const cases: [string, (valid: string) => string, number, RegExp][] = [
  ['no title', (s) => s.replace(/title.*\n/, ''), 1, /no title.*Add "title/],
  ['no description', (s) => s.replace(/description.*\n/, ''), 1, /no description.*Add "desc/],
  ['a short description', (s) => s.replace(/(description:).*/, '$1 Short.'), 3, /50 to 160/],
  ['an unknown tag', (s) => s.replace('[steps]', '[steps, beer]'), 4, /"beer" is not on the list/],
  ['no tags', (s) => s.replace(/tags.*\n/, ''), 1, /one to four tags/],
  ['keywords that are no list', (s) => keyworded(s, 'if-else'), 5, /one to 12 strings/],
  ['no keyword', (s) => keyworded(s, '[]'), 5, /one to 12 strings/],
  ['too many keywords', (s) => keyworded(s, `[${NUMBERS.join(', ')}]`), 5, /one to 12 strings/],
  ['a keyword that is no string', (s) => keyworded(s, '[bill, 12]'), 5, /must be a string/],
  ['an empty keyword', (s) => keyworded(s, "[bill, ' ']"), 5, /at least one word/],
  ['a keyword of five words', (s) => keyworded(s, '[a bill of a shop]'), 5, /too long/],
  ['a long keyword', (s) => keyworded(s, `[${'bill'.repeat(11)}]`), 5, /too long/],
  ['a keyword twice', (s) => keyworded(s, '[bill, price, Bill]'), 5, /"bill" is in the list twice/],
  ['a keyword that is the title', (s) => keyworded(s, '[orders]'), 5, /"orders" is the title/],
  [
    'questions that are no list',
    (s) => s.replace('tags', 'questions: bill is too high\ntags'),
    4,
    /questions must be a list of one to 40 strings/,
  ],
  [
    'too many questions',
    (s) => questioned(s, ...Array.from({ length: 41 }, (_, at) => `too high ${at}`)),
    5,
    /one to 40 strings/,
  ],
  ['a question that is no string', (s) => questioned(s, 'too high', '12'), 7, /must be a string/],
  ['a question of one word', (s) => questioned(s, 'bill', 'too high'), 6, /1 word; .*"keywords"/],
  [
    'a question of thirteen words',
    (s) => questioned(s, 'too high', 'a b c d e f g h i j k l m'),
    7,
    /has 13 words; write 2 to 12/,
  ],
  [
    'a question twice',
    (s) => questioned(s, 'too high', 'too low', 'Too  high'),
    8,
    /"too high" is in the list twice/,
  ],
  [
    'no front matter',
    (s) => s.replace(/^---[^]*?---\n/, ''),
    1,
    /no front matter: begin it with "---"/,
  ],
  ['open front matter', (s) => s.replace(']\n---', ']'), 1, /no front matter.*another "---"/],
  [
    'a backslash in the front matter',
    (s) => s.replace('title: ', () => "title: 'C:\\temp' # "),
    2,
    /"title" has a backslash/,
  ],
  [
    'a link that is a script',
    (s) => s.replace('Text', '[Run it](JavaScript:run())'),
    6,
    /neither a web address/,
  ],
  [
    'a full address with a wrong port',
    (s) => s.replace('Text', '[Orders](https://docs.example.com:a/)'),
    6,
    /full address of this site/,
  ],
  [
    'a link that cannot be decoded',
    (s) => s.replace('other.md', '100%.md'),
    10,
    /"\.\/100%\.md" leads to no page/,
  ],
  ['broken front matter', (s) => s.replace('Orders', 'Orders: all: of'), 2, /not YAML/],
  ['review that is no map', (s) => s.replace('tags', 'review: yes\ntags'), 4, /map from an ID to/],
  [
    'an ID of an open point that is not in kebab case',
    (s) => reviewed(s, 'Used_up: Whether it is.', '<Unconfirmed id="Used_up" />'),
    5,
    /"Used_up" .* not in kebab case/,
  ],
  [
    'an open point without a question',
    (s) => reviewed(s, "used-up: ''", '<Unconfirmed id="used-up" />'),
    5,
    /"used-up" has no question/,
  ],
  [
    'an open point without a place',
    (s) =>
      reviewed(s, 'keys: Which keys it has.\n  used-up: What is.', '<Unconfirmed id="keys" />'),
    6,
    /"used-up" has no place.*<Unconfirmed id="used-up" \/>/,
  ],
  [
    'a mark of an unknown open point',
    (s) => reviewed(s, 'keys: Which keys it has.', '<Unconfirmed id="keys used-up" />'),
    8,
    /names the open point "used-up", which is not under "review".*It has: keys/,
  ],
  [
    'a mark without an ID',
    (s) => s.replace('Text', 'Text <Unconfirmed />'),
    6,
    /names no open point/,
  ],
  [
    'a mark on a page without open points',
    (s) => s.replace('Text', 'Text <Unconfirmed id="keys" />'),
    6,
    /"keys", which is not under "review".*none in this form/,
  ],
  [
    'a mark in a heading',
    (s) => reviewed(s, 'keys: Which.', '\n\n## A <Unconfirmed id="keys" />\n\nMore'),
    10,
    /heading has no <Unconfirmed>/,
  ],
  [
    'a mark in a fact of an entry',
    (s) =>
      reviewed(
        s,
        'keys: Which.',
        `\n\n${table('Field | Key | Meaning', '`a` | `b` <Unconfirmed id="keys" /> | A.')}`,
      ),
    12,
    /Only the Meaning of an entry has an <Unconfirmed>/,
  ],
  ['step data elsewhere', (s) => s.replace('tags', 'step: {group: Logic}\ntags'), 4, /Only step/],
  ['a second title', (s) => s.replace('Text', '# Title\n\nText'), 6, /heading of level one/],
  [
    'no next links',
    (s) => s.replace('## Next pages', '## The end'),
    8,
    /ends with "## Next pages"/,
  ],
  [
    'tabs of an unknown group',
    (s) => s.replace('Text of the page.', '<Tabs groupId="beer">\n</Tabs>'),
    6,
    /no known groupId.*"os"/,
  ],
  [
    'a tab of an unknown variant',
    (s) => s.replace('Text of the page.', TABS.replace('windows', 'amiga')),
    7,
    /needs a value of its own.*"windows"/,
  ],
  [
    'a variant twice',
    (s) => s.replace('Text of the page.', TABS.replace('unix', 'windows')),
    12,
    /of its own/,
  ],
  [
    'a heading in a tab',
    (s) => s.replace('Text of the page.', TABS.replace('One.', '### One')),
    9,
    /contains a heading/,
  ],
  [
    'text between tabs',
    (s) => s.replace('Text of the page.', TABS.replace('</Tabs>', 'Three.\n</Tabs>')),
    17,
    /contains only <TabItem/,
  ],
  [
    'an HTTP request that cannot be derived',
    (s) => s.replace('Text', '```bash http\ncurl -T b.png https://a.example.com\n```\n\nText'),
    6,
    /option -T of curl.*Remove "http"/,
  ],
  ['a link to nowhere', (s) => s.replace('./other.md', './gone.md'), 10, /leads to no page/],
  ['a link to no anchor', (s) => s.replace('other.md', 'other.md#no'), 10, /does not have.*#next-/],
  ['an address as link', (s) => s.replace('./other.md', '/docs/other'), 10, /not a file link/],
  [
    'an image without text',
    (s) => s.replace('Text', '![](https://example.com/x.png)'),
    6,
    /no alternative text/,
  ],
  ['a missing image', (s) => s.replace('Text', '![Form](x.png)'), 6, /does not exist/],
  ['code without language', (s) => s.replace('Text', '```\nx\n```\n\nT'), 6, /names no language/],
  [
    'code in an unknown language',
    (s) => s.replace('Text', '```jsn\nx\n```\n\nT'),
    6,
    /does not color the language "jsn"/,
  ],
  [
    'a mark on a line that is not there',
    (s) => s.replace('Text', '```text {2}\nx\n```\n\nT'),
    6,
    /marks the lines \{2\}, but has the lines 1 to 1/,
  ],
  [
    'a contact that has no address',
    (s) => s.replace('Text', '<Contact to="fax">Fax</Contact>'),
    6,
    /links to "fax", which is no address: write one of contact, chat, issues/,
  ],
  ['a contact without text', (s) => s.replace('Text', '<Contact to="issues" />'), 6, /has no text/],
  [
    'broken JSON',
    (s) => s.replace('Text', '```json\n{,}\n```\n\nT'),
    7,
    /json sample does not parse/,
  ],
  [
    'broken YAML',
    (s) => s.replace('Text', '```yaml\nb: 1\na: [\n```\n\nT'),
    8,
    /yaml sample does not/,
  ],
  ['broken JSONata', (s) => s.replace('Text', '```jsonata\na[\n```\n\nT'), 7, /jsonata sample/],
  [
    'broken JavaScript',
    (s) => s.replace('Text', '```js\nif (\n```\n\nT'),
    7,
    /js sample does not parse: Unexpected token\. /,
  ],
  [
    'broken JSONata in a flow',
    (s) => s.replace('Text', '```yaml\nmaps:\n  - jsonata: "a["\n```\n\nT'),
    6,
    /under "jsonata" does not parse/,
  ],
  ['braces in text', (s) => s.replace('Text', 'The {{id is'), 6, /does not parse.*backticks/],
  ['an unknown badge', (s) => s.replace('Text', '<Since change="x" /> Text'), 6, /"x", which is/],
  [
    'a table that does not parse',
    (s) => s.replace('Text', '| Case | Note |\n| --- |\n| a | b |\n\nText'),
    6,
    /table does not parse: its second line/,
  ],
  [
    'a column without content',
    (s) => s.replace('Text', '| Case | Note |\n| --- | --- |\n| a | — |\n| b | |\n\nText'),
    6,
    /column "Note" of the table has no content/,
  ],
  [
    'an unknown column of a reference table',
    (s) => s.replace('Text', table('Field | Shade | Meaning', '`a` | red | A.')),
    6,
    /has the column Shade, which is none of: Key,.*Meaning/,
  ],
  [
    'reference columns in another order',
    (s) => s.replace('Text', table('Field | Default | Required | Meaning', '`a` | 1 | no | A.')),
    6,
    /in another order than: Required, Default, Meaning/,
  ],
  [
    'a default in Required',
    (s) => s.replace('Text', table('Field | Required | Meaning', '`a` | no; `{}` | A.')),
    8,
    /Required is "no; {}"; write yes, no, or/,
  ],
  [
    'an entry without a name',
    (s) => s.replace('Text', table('Field | Meaning', '`a` | A.', '— | B.')),
    9,
    /The entry has no name/,
  ],
  [
    'a name in plain text',
    (s) => s.replace('Text', table('Field | Meaning', 'Path | A.')),
    8,
    /The name "Path" is plain text.*bold/,
  ],
  [
    'a name with a link',
    (s) => s.replace('Text', table('Field | Meaning', '**A** [Other](./other.md) | A.')),
    8,
    /The name "A Other" has a link/,
  ],
  [
    'an unknown diagram',
    (s) => s.replace('Text', '<Diagram name="x" />\n\nT'),
    6,
    /There is no diagram "x"\. Use one/,
  ],
  [
    'a panel of a flow that the page does not have',
    (s) => s.replace('Text', '<Designer flow="x" />\n\nT'),
    6,
    /the page has no block title="flows\/x\.yaml"/,
  ],
  ['a placeholder', (s) => s.replace('Text', 'Coming soon: text'), 6, /placeholder/],
  ['a word that pads', (s) => s.replace('Text', 'Just text'), 6, /"Just" talks down or pads/],
  ['an exclamation mark', (s) => s.replace('page.', 'page!'), 6, /exclamation mark/],
  [
    'a result without an input',
    (s) => s.replace('Text', () => RESULT_ONLY),
    14,
    /The Result has no input\. Write the block title="Input document"/,
  ],
  [
    'a flow file without a required key',
    (s) => s.replace('Text', () => flowFile('      - jsonata: a')),
    11,
    /flows\/a\.yaml: steps\[0\]\.config\.maps\[0\]: the key "targetPath" is missing/,
  ],
  ['a byte order mark', (s) => `\uFEFF${s}`, 1, /byte order mark/],
  ['CRLF', (s) => s.replace('page.\n', 'page.\r\n'), 6, /end with CRLF/],
  ['a tab', (s) => s.replace('Text', '- A.\n\t- B.\n\nText'), 7, /indented with a tab/],
  ['spaces at the end of a line', (s) => s.replace('page.', 'page.  '), 6, /ends with spaces/],
  ['another encoding', (s) => s.replace('of', '\uFFFD'), 6, /not UTF-8/],
  ['a file of megabytes', (s) => s.replace('Text', 'A word. '.repeat(40_000)), 1, /256 KB/],
  [
    'a jump of the heading level',
    (s) => s.replace('## Next', '## A\n\n#### B\n\n## Next'),
    10,
    /"B" jumps from level 2 to 4\. Write it with "###"/,
  ],
  ['a misspelled word', (s) => s.replace('Text', 'Recieve text'), 6, /Did you mean "[Rr]eceive"/],
  ['a link named here', (s) => s.replace('[Other]', '[Other](./other.md), [here]'), 10, /"here"/],
  [
    'a full address of this site',
    (s) => s.replace('Text', '[Other](https://docs.example.com/docs/other/): text'),
    6,
    /full address of this site.*Link to the Markdown file/,
  ],
  [
    'an unknown component',
    (s) => s.replace('Text', '<Sinse change="a" /> Text'),
    6,
    /no component <Sinse>\. Did you mean "Since"/,
  ],
  [
    'an unknown admonition',
    (s) => s.replace('Text', ':::warn\n\nA.\n\n:::\n\nText'),
    6,
    /no admonition ":::warn"\. Did you mean "warning"/,
  ],
  [
    'an open admonition',
    (s) => s.replace('Text', ':::note\n\nA.\n\nText'),
    6,
    /":::note" is not closed/,
  ],
  [
    'an element that is not closed',
    (s) => s.replace('Text', '<Cards>\n\nText'),
    6,
    /closing tag for `<Cards>`/,
  ],
  [
    'an element of HTML that is not closed',
    (s) => s.replace('Text', 'Text<br>'),
    6,
    /write <br \/> for an element without content/,
  ],
  ['a name in braces', (s) => s.replace('Text', 'The {orderNo}'), 6, /Put braces in backticks/],
  [
    'a host that exists',
    (s) => s.replace('Text', '```bash\ncurl https://api.acme.io/x\n```\n\nText'),
    7,
    /names the host "api\.acme\.io"/,
  ],
  [
    'an e-mail address that exists',
    (s) => s.replace('Text', 'Write to `jo@acme.io`. Text'),
    6,
    /"jo@acme\.io"\. Use one at example\.com/,
  ],
  [
    'a key',
    (s) => s.replace('Text', `\`ghp_${'a1'.repeat(18)}\` text`),
    6,
    /looks like a token of GitHub\. Revoke it/,
  ],
  [
    'a private key',
    (s) =>
      s.replace(
        'Text',
        `\`\`\`text\n-----BEGIN PRIVATE KEY-----\n${'Ab1/'.repeat(16)}\n\`\`\`\n\nText`,
      ),
    7,
    /looks like a private key/,
  ],
  [
    'a row with another number of cells',
    (s) => s.replace('Text', '| Case | Note |\n| --- | --- |\n| a |\n| b | c |\n\nText'),
    8,
    /row has 1 cells, and the header 2/,
  ],
  [
    'a table without the line below its header',
    (s) => s.replace('Text', '| Case | Note |\n| a | b |\n\nText'),
    6,
    /line below its header is missing/,
  ],
  [
    'a result that does not follow from its flow',
    (s) => s.replace('Text', () => example('{ "doc": { "a": 2, "b": 1 }, "errors": [] }')),
    18,
    /does not follow from the flow: doc\.a is 2 on the page, and 1 after a run/,
  ],
];

for (const [name, breakPage, line, message] of cases) {
  test(`${name} is reported with its line and a remedy`, async () => {
    const [first = 'no message', ...rest] = await problems(breakPage(FRONT_MATTER + BODY));
    assert.match(first, new RegExp(`^versioned_docs/version-ace5/page\\.md:${line}: `));
    assert.match(first, message);
    assert.deepEqual(rest, []);
  });
}

test('an open point with its mark, also in the meaning of an entry, is no problem', async () => {
  const page = (text: string) =>
    reviewed(FRONT_MATTER + BODY, 'keys: Which.\n  used-up: What.', text);
  const entry = '`a` | A. <Unconfirmed id="used-up" />';
  const text = `<Unconfirmed id="keys" />\n\n${table('Field | Meaning', entry)}`;
  assert.deepEqual(await problems(page(text)), []);
  assert.deepEqual(await problems(page('<Unconfirmed id="keys used-up" />')), []);
});

const MARK = '<Unconfirmed id="keys" />';

test('a step page must follow the structure of step pages', async () => {
  const step = (sections: string) =>
    FRONT_MATTER.replace('tags', 'step: {group: Logic}\nreview: {keys: Which.}\ntags') +
    sections
      .split(' | ')
      .map(
        (title) =>
          `## ${title}\n${title === 'Configuration' ? `\n<Properties />\n\n${MARK}\n` : ''}`,
      )
      .join('\n');
  const path = 'versioned_docs/version-ace5/steps/json_clean.md';
  const shape = 'Configuration | Example | What goes wrong | Limits | Next pages';
  const check = async (page: string) => {
    const lines = formatMessages(await checkDocs(project({ [path]: page })));
    return lines.map((text) => text.replace(/^.*?: /, ''));
  };
  assert.deepEqual(await check(step(shape)), []);
  assert.deepEqual(await check(step(`Prerequisites | ${shape}`)), []);
  const withSummary = (summary: string) =>
    step(shape).replace('{group: Logic}', `{group: Logic, summary: ${summary}}`);
  assert.deepEqual(await check(withSummary('Waits.')), []);
  assert.match((await check(withSummary('Waits')))[0] ?? '', /summary of the step must be one/);
  assert.match(
    (await check(step(shape.replace('Example | ', ''))))[0] ?? '',
    /A step page has the sections/,
  );
  assert.match(
    (await check(step(shape).replace('Logic', 'Magic')))[0] ?? '',
    /"Magic" is not one of/,
  );
  assert.match((await check(step(shape).replace(/step:.*\n/, '')))[0] ?? '', /needs "step:"/);
  const withoutReason = step(shape)
    .replace(/review:.*\n/, '')
    .replace(MARK, '');
  assert.match(
    (await check(withoutReason)).join(),
    /^No example of the page runs its step\. Write one/,
  );
});

test('the path of a page needs no escapes in its address', async () => {
  const path = 'versioned_docs/version-ace5/My Orders.md';
  const mine = FRONT_MATTER.replace('Orders', 'My orders').replace('Read', 'Look up') + BODY;
  assert.deepEqual(await problems(FRONT_MATTER + BODY, { [path]: mine }), [
    `${path}:1: The path of a page consists of lowercase letters, digits, "_" and "-". Rename the file to "my_orders.md".`,
  ]);
});

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
    const text = FRONT_MATTER + BODY.replace('Text', `Text.\n\n${example}\n\nText`);
    assert.deepEqual(await problems(text), []);
    const [first = '', ...rest] = await problems(text.replace(from, to));
    assert.match(first, /does not parse/);
    assert.deepEqual(rest, []);
  });
}

test('a misspelled name is one problem', async () => {
  const found = await problems(FRONT_MATTER + BODY.replace('Text', 'Text on Github'));
  assert.deepEqual(
    found.map((line) => line.replace(/^.*?: /, '')),
    ['"Github" is written "GitHub".'],
  );
});

test('a link to a page that does not parse is no second problem', async () => {
  const folder = 'versioned_docs/version-ace5';
  const broken = OTHER.replace('Text', 'If a<b');
  const dir = project({
    [`${folder}/page.md`]: FRONT_MATTER + BODY,
    [`${folder}/other.md`]: broken,
  });
  for (const only of [undefined, new Set([`${folder}/other.md`])]) {
    const [first = '', ...rest] = formatMessages(await checkDocs(dir, { only }));
    assert.match(first, /other\.md:6: The markdown does not parse/);
    assert.deepEqual(rest, []);
  }
});

test('a check of changed pages reports each copy of a page whose own links are broken', async () => {
  const linked = FRONT_MATTER + BODY.replace('other.md', 'new.md');
  const folder = 'versioned_docs/version-ace5';
  const dir = project({
    [`${folder}/page.md`]: linked,
    [`${folder}/new.md`]: OTHER,
    'docs/page.md': linked,
  });
  const only = new Set([`${folder}/page.md`, `${folder}/new.md`, 'docs/page.md']);
  const lines = formatMessages(await checkDocs(dir, { only }));
  assert.match(lines.join('\n'), /^docs\/page\.md:10: The link ".\/new\.md" leads to no page/m);
});

test('a check of changed pages reports a link with a title that they break', async () => {
  const folder = 'versioned_docs/version-ace5';
  const dir = project({
    [`${folder}/page.md`]: FRONT_MATTER + BODY.replace('other.md', 'gone.md "Gone"'),
    [`${folder}/other.md`]: OTHER,
  });
  const lines = formatMessages(await checkDocs(dir, { only: new Set([`${folder}/gone.md`]) }));
  assert.match(lines.join('\n'), /page\.md:10: The link ".\/gone\.md" leads to no page/);
});

test('a page with an example, a sample key, links to the web and a comment has no problem', async () => {
  const text = [
    'Read [the standard](https://www.rfc-editor.org/rfc/rfc9110) of {/* a comment */} JSON.',
    '```text\n-----BEGIN PRIVATE KEY-----\n…\n```',
    '```bash\ncurl -u jo@example.com https://orders.example.com http://orders.shop-dev:80 http://localhost\n```',
    example('{ "doc": { "a": 1, "b": 1 }, "errors": [] }'),
  ].join('\n\n');
  assert.deepEqual(await problems((FRONT_MATTER + BODY).replace('Text', () => text)), []);
});

test('two pages of a version cannot have the same id, title or description', async () => {
  const more = { 'versioned_docs/version-ace5/copy.md': FRONT_MATTER + BODY };
  const lines = await problems(FRONT_MATTER + BODY, more);
  assert.match(lines.join('\n'), /page\.md:2: The title is also that of .*copy\.md/);
  assert.match(lines.join('\n'), /page\.md:3: The description is also that of .*copy\.md/);
  const sameId = await problems((FRONT_MATTER + BODY).replace('tags', 'slug: other\ntags'));
  assert.match(sameId.join('\n'), /The id is also that of .*other\.md/);
});

test('versions can have the same titles, but a link must stay within its version', async () => {
  const samePage = (FRONT_MATTER + BODY).replace('./other.md', '../version-ace5/other.md');
  const lines = await problems(FRONT_MATTER + BODY, {
    'versioned_docs/version-ace4/page.md': samePage,
  });
  assert.equal(lines.length, 1);
  assert.match(lines[0] ?? '', /version-ace4\/page\.md:10: .* leaves this version/);
});

test('a link whose title names the other version may leave its own', async () => {
  const other = 'versioned_docs/version-ace4/other.md';
  const linked = (link: string) =>
    problems((FRONT_MATTER + BODY).replace('Text', `[Older](${link}): text`), { [other]: OTHER });
  const address = 'https://docs.example.com/docs/ace4/other/';
  for (const link of ['../version-ace4/other.md', `@site/${other}`, address]) {
    assert.deepEqual(await linked(`${link} "ACE 4"`), [], link);
    assert.match((await linked(link)).join(), /page\.md:6: .*(?:leaves this|full address)/);
    assert.match((await linked(`${link} "ACE 5"`)).join(), /leaves this|full address/);
  }
  assert.match((await linked(`@site/${other}`)).join(), /in its title: \(@site\/.* "ACE 4"\)/);
  assert.match((await linked(`@site/${other}#gone "ACE 4"`)).join(), /names the anchor #gone/);
  const sameVersion = 'https://docs.example.com/docs/other/ "ACE 5"';
  assert.match((await linked(sameVersion)).join(), /full address of this site/);
});

test('a variable that a page mentions must be in the reference of its version', async () => {
  const reference = OTHER.replaceAll('Other', 'Configuration').replace('Fetch', 'Look up');
  const page = (FRONT_MATTER + BODY).replace('Text', 'Set `ACE_UI_URL` and `MY_URL`. Text');
  const lines = async (body: string) => {
    const all = await problems(page, {
      'versioned_docs/version-ace5/intro/configuration.md': body,
    });
    return all.filter((line) => line.includes('page.md'));
  };
  assert.deepEqual(await lines(reference.replace('Text', 'The variable `ACE_UI_URL`. Text')), []);
  assert.match(
    (await lines(reference)).join(),
    /page\.md:6: The variable ACE_UI_URL is not in the table/,
  );
  assert.equal((await lines(reference)).length, 1);
});
