import assert from 'node:assert/strict';
import { test } from 'node:test';
import { linkInCopy, pagesByPath } from '../../../src/plugins/page-markdown/links';
import { markdownAddress } from '../../../src/site/markdownAddress';
import { linesHtml } from '../../../src/markdown/code/html';
import { tokenize } from '../../../src/markdown/code/tokenize';
import { pageSource, parsePage } from '../../../src/built-pages/parse';
import { pageToMarkdown } from '../../../src/plugins/page-markdown/convert';
import { llmsFull, llmsIndex, llmsRoot } from '../../../src/plugins/page-markdown/llms';

const context = {
  page: 'https://docs.example.com/docs/steps/jwt',
  pages: pagesByPath(['/docs/', '/docs/steps/jwt', '/docs/steps/catch']),
};
const convert = (article: string) =>
  pageToMarkdown(
    parsePage(
      pageSource(`<body><nav>no</nav><article>${article}</article><p>no</p></body>`, 'article'),
    ),
    context,
  );

test('the Markdown copy is next to the page, and in index.md for a folder', () => {
  assert.equal(markdownAddress('/docs/steps/jwt'), '/docs/steps/jwt.md');
  assert.equal(markdownAddress('/docs/'), '/docs/index.md');
});

test('a link in a Markdown copy leads to a Markdown copy if there is one, or is a full address', () => {
  const link = (href: string) => linkInCopy(href, context);
  assert.equal(link('/docs/steps/catch'), 'https://docs.example.com/docs/steps/catch.md');
  assert.equal(link('catch#limits'), 'https://docs.example.com/docs/steps/catch.md#limits');
  assert.equal(link('/docs'), 'https://docs.example.com/docs/index.md');
  assert.equal(link('/docs/tags/steps'), 'https://docs.example.com/docs/tags/steps');
  assert.equal(
    link('https://other.example.com/docs/steps/catch'),
    'https://other.example.com/docs/steps/catch',
  );
  assert.equal(link('#limits'), '#limits');
});

test('headings, lists, tables and inline code keep their Markdown syntax', () => {
  const markdown = convert(
    `<h1>JWT</h1><h2 id=a>Limits<a class="hash-link" href="#a">#</a></h2><ul><li>one <code>a|b</code></ul>
     <table><thead><tr><th>Key<th>Meaning<tbody><tr><td><code>a|b</code><td><p>First.</p><p>Second.</p></table>`,
  );
  assert.equal(
    markdown,
    '# JWT\n\n## Limits\n\n- one `a|b`\n\n| Key | Meaning |\n| - | - |\n| `a\\|b` | First.<br>Second. |\n',
  );
});

test('a reference list keeps the name, the facts and the text of each entry', () => {
  const markdown = convert(
    `<ul class=reference><li id=ref-mode><a href=#ref-mode>Mode</a> <span class=key>key
     <code>mode</code></span> <span class=required>required</span><p>What it <a href=/docs/>does</a>.</p><p>Allowed
     values: <code>a</code></p></li><li id=ref-b><a href=#ref-b><code>b</code></a></li></ul>`,
  );
  assert.equal(
    markdown,
    '- **Mode** (key `mode`, required): What it [does](https://docs.example.com/docs/index.md). Allowed values: `a`\n- **`b`**\n',
  );
});

const source = '{\n  "a": "<b> & `c`",\n\n  "d": [1,\t2]\n}';
const fence = `\`\`\`json\n${source}\n\`\`\`\n`;

for (const [name, html] of [
  [
    'plain',
    `<pre class="language-json"><code>${source.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}\n</code></pre>`,
  ],
  [
    'coloured, as the site writes it',
    `<div class="language-json theme-code-block"><pre><code>${linesHtml(tokenize(source, 'json'))}</code></pre><button>Copy</button></div>`,
  ],
  [
    'coloured, with marks and numbers',
    `<div class="language-json theme-code-block"><pre><code>${linesHtml(tokenize(source, 'json'), {
      classNames: { 1: ['theme-code-block-highlighted-line'] },
      firstNumber: 7,
    })}</code></pre></div>`,
  ],
] as const) {
  test(`the source of a code block is unchanged: ${name}`, () => {
    assert.equal(convert(html), fence);
  });
}

test('a code block keeps its title, and one that contains fences gets a longer fence', () => {
  const block = (code: string) =>
    convert(
      `<div class="language-md theme-code-block"><div class="codeBlockTitle_x1">Result</div><pre><code>${code}</code></pre></div>`,
    );
  assert.equal(block('a'), '```md title="Result"\na\n```\n');
  assert.equal(block('```\na\n```'), '````md title="Result"\n```\na\n```\n````\n');
});

test('admonitions, tabs and diagrams become text', () => {
  assert.equal(
    convert(
      '<div class="theme-admonition theme-admonition-danger"><div class="admonitionHeading_x"><svg></svg>Keep it</div><div><p>Text.</p></div></div>',
    ),
    '> **Danger: Keep it**\n>\n> Text.\n',
  );
  assert.equal(
    convert(
      '<div class="theme-admonition theme-admonition-note"><div class="admonitionHeading_x">note</div><p>Text.</p></div>',
    ),
    '> **Note**\n>\n> Text.\n',
  );
  assert.equal(
    convert(
      '<div data-group="os"><div role="tablist"><button role="tab">One</button><button role="tab">Two</button></div><div role="tabpanel"><p><strong>One</strong></p><p>1</p></div><div role="tabpanel"><p><strong>Two</strong></p><p>2</p></div><script>run()</script></div>',
    ),
    '**One**\n\n1\n\n**Two**\n\n2\n',
  );
  assert.equal(
    convert(
      '<figure><svg><title>Services</title><text>box</text></svg><figcaption>A calls B.</figcaption></figure>',
    ),
    '**Services**\n\nA calls B.\n',
  );
});

test('a drawing becomes its label, and a drawn form a list of its fields', () => {
  assert.equal(
    convert('<div role="img" aria-label="Flow a: Map"><span>Map</span></div>'),
    'Flow a: Map\n',
  );
  assert.equal(
    convert(
      '<dl class="fields"><div><dt><b>Path</b></dt><dd><code>/a</code></dd><dd>Note.</dd></div><div><dt>Key</dt><dd>b</dd></div></dl>',
    ),
    '- **Path**: `/a`. Note.\n- Key: b\n',
  );
});

test('a checklist keeps its checkboxes; controls and the page layout are omitted', () => {
  assert.equal(
    convert(
      `<nav class="theme-doc-breadcrumbs">Home</nav><div data-no-markdown="">Copy</div><p>Text<!-- --> goes on.</p>
       <ul><li><input type="checkbox" id="a"><label for="a">Do</label> it.</ul><label>Kind<select><option>all</select></label><footer class="theme-doc-footer">Edit</footer>`,
    ),
    'Text goes on.\n\n- [ ] Do it.\n',
  );
});

test('the error for a page without an article contains its address', () => {
  const page = parsePage(pageSource('<main></main>', 'article'));
  assert.throws(() => pageToMarkdown(page, context), /steps\/jwt has no article/);
});

const site = 'https://docs.example.com/docs/';
const page = (title: string, description: string, url: string, section: string) => ({
  title,
  description,
  url: site + url,
  section,
});
const version = {
  label: 'ACE 5',
  url: site,
  isCurrent: true,
  pages: [page('ACE', 'What it is.', '', 'ACE'), page('JWT', 'Tokens.', 'steps/jwt', 'Steps')],
};

test('a title, a description and a section are text in the list of a version', () => {
  const hostile = page('<b>](x:y)\n# A', '![a](b) <i>', '', '[x](x:y)');
  const list = llmsIndex({ ...version, pages: [hostile] });
  assert.ok(
    list.endsWith(
      '## \\[x]\\(x:y)\n\n- [\\<b>\\](x:y) # A](https://docs.example.com/docs/index.md): !\\[a]\\(b) \\<i>\n',
    ),
    list,
  );
});

test('the lists of a version follow llmstxt.org', () => {
  assert.equal(
    llmsIndex(version),
    `# ACE 5 documentation

> What it is.

Every page is listed as Markdown. All of them in one file: [llms-full.txt](https://docs.example.com/docs/llms-full.txt).

## ACE

- [ACE](https://docs.example.com/docs/index.md): What it is.

## Steps

- [JWT](https://docs.example.com/docs/steps/jwt.md): Tokens.
`,
  );
  assert.equal(
    llmsFull(version, ['# ACE\n', '# JWT\n\nText.\n']),
    `# ACE 5 documentation

---

Page: https://docs.example.com/docs/

# ACE

---

Page: https://docs.example.com/docs/steps/jwt/

# JWT

Text.
`,
  );
  assert.match(
    llmsRoot('ACE Documentation', 'Guides', [version]),
    /^# ACE Documentation\n\n> Guides\n\n## Versions\n\n- \[ACE 5\]\(https:\/\/docs\.example\.com\/docs\/llms\.txt\): the current version, list of 2 pages\n/,
  );
});
