import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BODY, FRONT_MATTER, OTHER, VALID, problems, table, testMistakes, text } from './page';

const TABS = ['windows', 'unix']
  .map((value, at) => `<TabItem value="${value}">\n\n${['One', 'Two'][at]}.\n\n</TabItem>`)
  .join('\n')
  .replace(/^/, '<Tabs groupId="os">\n')
  .concat('\n</Tabs>');

test('a valid page has no problem', async () => {
  assert.deepEqual(await problems(VALID), []);
});

test('a link can lead to the entry of a reference table', async () => {
  const link = (anchor: string) => VALID.replace('./other.md', `./other.md#${anchor}`);
  const other = OTHER.replace(
    'Text',
    table('Field | Required | Meaning', '`a` | yes, to sign | A.'),
  );
  const more = { 'versioned_docs/version-ace5/other.md': other };
  assert.deepEqual(await problems(link('ref-a'), more), []);
  assert.match((await problems(link('ref-b'), more)).join(), /does not have\. It has: .*#ref-a/);
});

testMistakes([
  ['a link that is a script', text('[Run it](JavaScript:run())'), 6, /neither a web address/],
  [
    'a full address with a wrong port',
    text('[Orders](https://docs.example.com:a/)'),
    6,
    /full address of this site/,
  ],
  ['a second title', text('# Title\n\nText'), 6, /heading of level one/],
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
  ['a link to nowhere', (s) => s.replace('./other.md', './gone.md'), 10, /leads to no page/],
  ['a link to no anchor', (s) => s.replace('other.md', 'other.md#no'), 10, /does not have.*#next-/],
  ['an address as link', (s) => s.replace('./other.md', '/docs/other'), 10, /not a file link/],
  ['an image without text', text('![](https://example.com/x.png)'), 6, /no alternative text/],
  ['a comment of HTML', text('<!-- later -->'), 6, /does not parse.*\{\/\*/],
  ['British spelling', text('Colour text'), 6, /Did you mean "[Cc]olor"/],
  [
    'the address of another version',
    text('[Other](/docs/ace4/other/): text'),
    6,
    /not a file link\. Link to the markdown file/,
  ],
  ['a missing image', text('![Form](x.png)'), 6, /does not exist/],
  [
    'a contact that has no address',
    text('<Contact to="fax">Fax</Contact>'),
    6,
    /links to "fax", which is no address: write one of contact, chat, issues/,
  ],
  ['a contact without text', text('<Contact to="issues" />'), 6, /has no text/],
  ['braces in text', text('The {{id is'), 6, /does not parse.*backticks/],
  ['an unknown badge', text('<Since change="x" /> Text'), 6, /"x", which is/],
  [
    'a table that does not parse',
    text('| Case | Note |\n| --- |\n| a | b |\n\nText'),
    6,
    /table does not parse: its second line/,
  ],
  [
    'a column without content',
    text('| Case | Note |\n| --- | --- |\n| a | — |\n| b | |\n\nText'),
    6,
    /column "Note" of the table has no content/,
  ],
  [
    'an unknown column of a reference table',
    text(table('Field | Shade | Meaning', '`a` | red | A.')),
    6,
    /has the column Shade, which is none of: Key,.*Meaning/,
  ],
  [
    'reference columns in another order',
    text(table('Field | Default | Required | Meaning', '`a` | 1 | no | A.')),
    6,
    /in another order than: Required, Default, Meaning/,
  ],
  [
    'a default in Required',
    text(table('Field | Required | Meaning', '`a` | no; `{}` | A.')),
    8,
    /Required is "no; {}"; write yes, no, or/,
  ],
  [
    'an entry without a name',
    text(table('Field | Meaning', '`a` | A.', '— | B.')),
    9,
    /The entry has no name/,
  ],
  [
    'a name in plain text',
    text(table('Field | Meaning', 'Path | A.')),
    8,
    /The name "Path" is plain text.*bold/,
  ],
  [
    'a name with a link',
    text(table('Field | Meaning', '**A** [Other](./other.md) | A.')),
    8,
    /The name "A Other" has a link/,
  ],
  ['an unknown diagram', text('<Diagram name="x" />\n\nT'), 6, /There is no diagram "x"\. Use one/],
  ['a placeholder', text('Coming soon: text'), 6, /placeholder/],
  ['a word that pads', text('Just text'), 6, /"Just" talks down or pads/],
  ['an exclamation mark', (s) => s.replace('page.', 'page!'), 6, /exclamation mark/],
  [
    'a jump of the heading level',
    (s) => s.replace('## Next', '## A\n\n#### B\n\n## Next'),
    10,
    /"B" jumps from level 2 to 4\. Write it with "###"/,
  ],
  ['a misspelled word', text('Recieve text'), 6, /Did you mean "[Rr]eceive"/],
  ['a link named here', (s) => s.replace('[Other]', '[Other](./other.md), [here]'), 10, /"here"/],
  [
    'a full address of this site',
    text('[Other](https://docs.example.com/docs/other/): text'),
    6,
    /full address of this site.*Link to the Markdown file/,
  ],
  [
    'an unknown component',
    text('<Sinse change="a" /> Text'),
    6,
    /no component <Sinse>\. Did you mean "Since"/,
  ],
  [
    'an unknown admonition',
    text(':::warn\n\nA.\n\n:::\n\nText'),
    6,
    /no admonition ":::warn"\. Did you mean "warning"/,
  ],
  ['an open admonition', text(':::note\n\nA.\n\nText'), 6, /":::note" is not closed/],
  ['an element that is not closed', text('<Cards>\n\nText'), 6, /closing tag for `<Cards>`/],
  [
    'an element of HTML that is not closed',
    text('Text<br>'),
    6,
    /write <br \/> for an element without content/,
  ],
  ['a name in braces', text('The {orderNo}'), 6, /Put braces in backticks/],
  [
    'a row with another number of cells',
    text('| Case | Note |\n| --- | --- |\n| a |\n| b | c |\n\nText'),
    8,
    /row has 1 cells, and the header 2/,
  ],
  [
    'a table without the line below its header',
    text('| Case | Note |\n| a | b |\n\nText'),
    6,
    /line below its header is missing/,
  ],
]);

test('the path of a page needs no escapes in its address', async () => {
  const path = 'versioned_docs/version-ace5/My Orders.md';
  const mine = FRONT_MATTER.replace('Orders', 'My orders').replace('Read', 'Look up') + BODY;
  assert.deepEqual(await problems(VALID, { [path]: mine }), [
    `${path}:1: The path of a page consists of lowercase letters, digits, "_" and "-". Rename the file to "my_orders.md".`,
  ]);
});

test('a misspelled name is one problem', async () => {
  const found = await problems(VALID.replace('Text', 'Text on Github'));
  assert.deepEqual(
    found.map((line) => line.replace(/^.*?: /, '')),
    ['"Github" is written "GitHub".'],
  );
});
