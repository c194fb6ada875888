import { readFileSync } from 'node:fs';
import type { Edits } from '../support/brokenCopy';
import { inSidebar, NEXT_PAGE, NEXT_SIDEBAR, PAGE, SIDEBAR, VALID } from './page';

/** A mistake of a writer, and the message of `npm run check` that tells it. */
export type Mistake = {
  /** What the writer did. */
  name: string;
  edits: Edits;
  /** The file that the message names, and a part of the line that it names: the first such line after the edits. */
  at: [file: string, line: string];
  /** The message says what is wrong and what to do. */
  says: RegExp;
  /** Whether the file is read once in a process, so that the check needs a new one. */
  fresh?: boolean;
};

const VERSION = 'versioned_docs/version-ace5';
const STEP = `${VERSION}/steps/json_clean.md`;
const PROPERTIES = 'src/content/steps/properties/json_clean.yaml';
const ROUTES = 'src/site/route-table.json';
const COUNTERPARTS = 'src/content/versions/counterparts.json';
const RELEASES = 'src/content/releases/ace5.json';
const GOALS = 'src/content/goalPages.json';
const SYNONYMS = 'versioned_docs/search-synonyms.yml';
const TAGS = 'versioned_docs/tags.yml';
const LEDGER = 'tests/published-addresses.txt';

const replace =
  (from: string | RegExp, to: string) =>
  (text: string): string =>
    text.replace(from, () => to);

const mistake = (name: string, edits: Edits, at: Mistake['at'], says: RegExp): Mistake => ({
  name,
  edits,
  at,
  says,
});

/** A mistake in the text of the page: a sentence that is added below its first heading. */
const added = (name: string, text: string, says: RegExp, line = text): Mistake => ({
  name,
  edits: { [PAGE]: replace('## Read the order\n', `## Read the order\n\n${text}\n`) },
  at: [PAGE, line],
  says,
});

/** A mistake in the page: something in it is replaced. The first line is that of the front matter as a whole. */
const changed = (
  name: string,
  from: string | RegExp,
  to: string,
  says: RegExp,
  line = to,
): Mistake => ({ name, edits: { [PAGE]: replace(from, to) }, at: [PAGE, line], says });

/** A mistake in another file. */
const inFile = (
  file: string,
  name: string,
  from: string | RegExp,
  to: string,
  says: RegExp,
  line = to,
): Mistake => ({ name, edits: { [file]: replace(from, to) }, at: [file, line], says });

/** A published page with one link to it. */
const AUTH0 = `${VERSION}/guides/how_to_setup_auth0.md`;

/** The mistakes that a writer makes, each in a project without another one. Add a new one here. */
export const mistakes: readonly Mistake[] = [
  // The front matter.
  changed('no title', /title: .*\n/, '', /has no title\. Add "title: \.\.\."/, '---'),
  changed(
    'a description that is too long',
    'Read an order',
    `Read an order ${'and so on '.repeat(12)}`,
    /has \d+ characters; write 50 to 160/,
    'description: ',
  ),
  changed('a tag that is not on the list', 'jsonata]', 'jsonat]', /"jsonat".*Did you mean/),
  changed(
    'the title of another page',
    /title: .*/,
    'title: JSON Clean',
    /title is also that of .*json_clean\.md\. State what/,
  ),
  changed('a colon in the title', /title: .*/, 'title: Order: read', /not YAML.*Quote values/),
  changed('no front matter', /^---[^]*?\n---\n/, '', /no front matter: begin it with "---"/, ''),
  changed(
    'the front matter is not closed',
    /\]\n---\n/,
    ']\n',
    /no front matter.*another "---"/,
    '---',
  ),
  // Links.
  added('a link to no file', '[JWT](../steps/jwtt.md)', /leads to no page\. Did you mean/),
  added('a link to no anchor', '[JWT](../steps/jwt.md#none)', /#none.*It has: #/),
  added('a link by address', '[JWT](/docs/steps/jwt/)', /not a file link\. Link to the markdown/),
  added(
    'a link to the file of another version',
    '[JWT](../../version-ace4/steps/jwt.md)',
    /leaves this version\. Link to/,
  ),
  added(
    'a link to the address of another version',
    '[JWT](/docs/ace4/steps/jwt/)',
    /not a file link|leaves this version/,
  ),
  added(
    'a link with the full address of the site',
    '[JWT](https://docs.example.com/docs/steps/jwt/)',
    /full address of this site.*Link to the Markdown file/,
  ),
  added('a link named "here"', 'Read it [here](../steps/jwt.md).', /"here".*Name the page/),
  changed(
    'another title in the next pages',
    '[JSON Clean]',
    '[Cleaning]',
    /called "JSON Clean": write its title/,
  ),

  // Markdown.
  added('a second heading of level one', '# Orders', /Start headings with "##"/),
  added('a heading that skips a level', '#### Lines', /from level 2 to 4\. Write it with "###"/),
  changed('no next pages', /## Next pages[^]*/, 'End.\n', /Add it, with links/, '## Read'),
  added(
    'an image without a description',
    '![](../../../static/img/favicon.svg)',
    /no alternative text\. Describe/,
  ),
  added('an image that does not exist', '![The form](./x.png)', /does not exist\. Its path/),
  added('a less-than sign in the text', 'If a<b then stop.', /put them in backticks/),
  added('double braces in the text', 'The {{orderNo}} of it.', /backticks/),
  added('braces in the text', 'The {orderNo} of it.', /Put braces in backticks/),
  added('an element of HTML that is not closed', 'One<br>two.', /write <br \/>/),
  added('a comment of HTML', '<!-- later -->', /\{\/\*/),
  added('an unknown component', '<Sinse change="x" />', /Did you mean "Since"/),
  added('an unknown diagram', '<Diagram name="clock" />', /no diagram "clock"/),
  added('a badge of no change', '<Since change="none" />', /"none", which/),
  added('an unknown admonition', ':::warn\n\nText.\n\n:::', /Did you mean "warning"/, ':::warn'),
  changed(
    'an admonition that is not closed',
    'string.\n\n:::',
    'string.',
    /:::note.*Write ":::"/,
    ':::note',
  ),
  added('a table without its second line', '| A | B |\n| 1 | 2 |', /Write one like/, '| A | B |'),
  changed(
    'a row with a cell too few',
    '| the order |',
    '|',
    /has 1 cells.*Write "—"/,
    '| The order exists',
  ),
  added(
    'tabs of an unknown group',
    '<Tabs groupId="beer">\n</Tabs>',
    /no known groupId.*"os"/,
    '<Tabs',
  ),

  // Blocks of code.
  added(
    'code without a language',
    '```\nx\n```',
    /names no language\. Write/,
    '```\nx'.split('\n')[0],
  ),
  added('an unknown language', '```jsn\n{}\n```', /"jsn"\. Use/, '```jsn'),
  changed(
    'JSON that does not parse',
    '{ "number": "C-5521" }',
    '{ "number": "C-5521", }',
    /Correct it, or use/,
  ),
  changed(
    'YAML that does not parse',
    '    description: Copy',
    '   description: Copy',
    /Correct it, or use/,
  ),
  changed(
    'JSONata that does not parse',
    'jsonata: number',
    'jsonata: number[',
    /jsonata code.*does not parse/,
    '```yaml',
  ),
  changed(
    'a result that does not follow from its flow',
    '"result": "C-5521"',
    '"result": "C-5522"',
    /does not follow.*Correct the Result/,
    '```json title="Result"',
  ),
  changed(
    'a misspelled key in a flow',
    'targetPath: result',
    'targetPth: result',
    /"targetPath" is missing\. Correct/,
    '- jsonata: number',
  ),
  changed(
    'a result without an input document',
    /```json title="Input[^]*?```\n/,
    '',
    /has no input\. Write the block/,
    '```json title="Result"',
  ),

  // Words.
  added('a misspelled word', 'You recieve the order.', /Did you mean "receive"/),
  added('British spelling', 'The colour of the order.', /write "color"/),
  added('a word that pads', 'You simply call it.', /"simply".*omit/),
  added('a word that talks down', 'It is easy to call.', /"is easy".*omit/),
  added('an exclamation mark', 'It works!', /end the sentence with/),
  added('a placeholder', 'TODO: the limits.', /write what is certain/),
  added('doubt in the text', 'This is not documented.', /put the question into "review"/),
  added('a word twice', 'Read the the order.', /"the"/),
  added('another spelling of a name', 'Store it in Github.', /written "GitHub"/),
  added('an unknown variable', 'Set `ACE_UI_URI`.', /ACE_UI_URI.*table/),

  // What must not be published.
  added(
    'a real host',
    '```bash\ncurl https://api.acme.io/x\n```',
    /api\.acme\.io.*example\.com/,
    'curl',
  ),
  added('a real e-mail address', 'Write to `jo@acme.io`.', /Use one at example\.com/),
  added('a token', `\`ghp_${'a1'.repeat(18)}\``, /token of GitHub\. Revoke it/),

  // The bytes of the file.
  mistake(
    'CRLF',
    { [PAGE]: (text) => text.replaceAll('\n', '\r\n') },
    [PAGE, ''],
    /CRLF\. Run "npm run check -- --fix"/,
  ),
  added('a tab', '- One\n\t- Two', /tab\. Run/, '\t- Two'),
  mistake(
    'a byte order mark',
    { [PAGE]: (text) => `\uFEFF${text}` },
    [PAGE, ''],
    /byte order mark\. Run/,
  ),
  mistake(
    'Latin-1',
    { [PAGE]: (text) => Buffer.from(text.replace('copies', 'cop\xEFes'), 'latin1') },
    [PAGE, 'The flow reads'],
    /not UTF-8.*Save it again/,
  ),
  mistake(
    'a file of 5 MB',
    { [PAGE]: (text) => text + 'An order. '.repeat(500_000) },
    [PAGE, ''],
    /more than 256 KB\. Divide/,
  ),
  mistake('an empty file', { [PAGE]: () => '' }, [PAGE, ''], /no front matter: begin/),

  // Open points.
  changed(
    'an open point without a mark',
    'tags:',
    'review:\n  limit: Whether there is a limit.\ntags:',
    /"limit" has no place.*<Unconfirmed/,
    '  limit:',
  ),
  added(
    'a mark without an open point',
    'It ends. <Unconfirmed id="limit" />',
    /"limit", which is not under "review"/,
  ),

  // Pages of steps.
  inFile(
    STEP,
    'a section of a step page with another title',
    '## What goes wrong',
    '## Problems',
    /has the sections Configuration/,
    '## Configuration',
  ),
  inFile(
    STEP,
    'an unknown group of steps',
    'group: Data transformation',
    'group: Data',
    /Did you mean/,
    'step:',
  ),
  inFile(
    STEP,
    'a step page without its example',
    /## Example[^]*?(?=## What)/,
    '## Example\n\nIt removes a node. <Unconfirmed id="array-path" />\n\n',
    /No example of the page runs its step\. Write one/,
    'step:',
  ),
  inFile(
    STEP,
    'a page that does not parse, and that others link to',
    '## Limits',
    '## Limits\n\nIf a<b then stop.',
    /put them in backticks/,
    'a<b',
  ),
  {
    ...inFile(
      PROPERTIES,
      'a property with an unknown fact',
      'required: true',
      'requird: true',
      /Did you mean "required"/,
    ),
    fresh: true,
  },
  {
    ...inFile(
      PROPERTIES,
      'a property of an unknown type',
      'type: array',
      'type: list',
      /"type" must be one or several of string/,
    ),
    fresh: true,
  },

  // Sidebars, addresses and versions.
  mistake(
    'a page in no sidebar',
    { [SIDEBAR]: replace(/\s*"guides\/orders",?/, '') },
    [PAGE, ''],
    /in no sidebar\. Add "guides\/orders" to versioned_sidebars/,
  ),
  inFile(
    SIDEBAR,
    'an unknown page in a sidebar',
    '"intro/configuration"',
    '"intro/configuratio"',
    /Did you mean "intro\/configuration"/,
  ),
  inFile(
    SIDEBAR,
    'a comma missing in a sidebar',
    '"guides/orders",',
    '"guides/orders"',
    /does not parse.*Correct the line/,
    '"intro/configuration"',
  ),
  mistake(
    'a page that was not carried to the next version',
    { [NEXT_PAGE]: () => undefined, [NEXT_SIDEBAR]: replace(/\s*"guides\/orders",?/, '') },
    [PAGE, ''],
    /next version.*Run "npm run docs:carry"/,
  ),
  mistake(
    'only the file renamed',
    { [PAGE]: () => undefined, [`${VERSION}/guides/order.md`]: () => VALID },
    [SIDEBAR, 'guides/orders'],
    /Did you mean "guides\/order"/,
  ),
  mistake(
    'a page renamed with its links, without a redirect',
    {
      [`${VERSION}/guides/auth0.md`]: () => readFileSync(AUTH0, 'utf8'),
      [AUTH0]: () => undefined,
      [`${VERSION}/guides/authorization.md`]: replace('./how_to_setup_auth0.md', './auth0.md'),
      [SIDEBAR]: replace('guides/how_to_setup_auth0', 'guides/auth0'),
    },
    [LEDGER, '/docs/guides/how_to_setup_auth0/'],
    /was published.*Add "guides\/how_to_setup_auth0": "guides\/auth0" to "redirects"/,
  ),
  mistake(
    'spaces and capitals in the name of a file',
    {
      [PAGE]: () => undefined,
      [`${VERSION}/guides/My Orders.md`]: () => VALID,
      [SIDEBAR]: replace('guides/orders', 'guides/My Orders'),
    },
    [`${VERSION}/guides/My Orders.md`, ''],
    /Rename the file to "guides\/my_orders\.md"/,
  ),
  inFile(
    ROUTES,
    'a redirect that leads nowhere',
    '"ace_cookbook/recipes/custom_step"',
    '"ace_cookbook/recipes/custom_stp"',
    /no page of ace5.*Did you mean/,
  ),
  inFile(
    ROUTES,
    'a comma missing in the redirects',
    'loop_flow",',
    'loop_flow"',
    /does not parse.*Correct the line/,
    '"cookbook/nested_flow"',
  ),
  inFile(
    ROUTES,
    'two addresses that differ in case',
    '"ace5": {',
    '"ace5": {\n      "Steps/jwt": "index",',
    /in case alone\. Rename/,
    '"Steps/jwt"',
  ),
  inFile(
    COUNTERPARTS,
    'a counterpart that is no page',
    '"ace5": "intro/detailed"',
    '"ace5": "intro/detaild"',
    /Did you mean "intro\/detailed"/,
  ),
  inFile(
    RELEASES,
    'a change of an unknown kind',
    '"kind": "added"',
    '"kind": "new"',
    /use one of added/,
    '"id"',
  ),
  inFile(
    RELEASES,
    'a comma missing in the recorded changes',
    '"kind": "added",',
    '"kind": "added"',
    /does not parse.*Correct the line/,
    '"area"',
  ),
  inFile(
    GOALS,
    'a goal of readers that leads to no page',
    'steps/steps_intro',
    'steps/steps_intr',
    /Did you mean "steps\/steps_intro"/,
  ),
  mistake(
    'a group of one synonym',
    { [SYNONYMS]: (text) => `${text}- [cron]\n` },
    [SYNONYMS, '- [cron]'],
    /needs at least two phrases/,
  ),
  inFile(TAGS, 'a list of tags that does not parse', 'utility: {', 'utility {', /not YAML/),
];

/** Makes the project contain the page without a mistake. */
export const valid: Edits = {
  [PAGE]: () => VALID,
  [SIDEBAR]: inSidebar,
  [NEXT_PAGE]: () => VALID,
  [NEXT_SIDEBAR]: inSidebar,
};
