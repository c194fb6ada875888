import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import {
  linkInCopy,
  pagesByPath,
  pageToMarkdown,
} from '../../../src/plugins/page-markdown/convert';
import { linesHtml, tokenize } from '../../../src/markdown/code/tokenize';
import { parsePage } from '../../../src/built-pages';
import { llmsIndex } from '../../../src/plugins/page-markdown/llms';

const context = {
  page: 'https://docs.example.com/docs/steps/jwt',
  pages: pagesByPath(['/docs/', '/docs/steps/jwt', '/docs/steps/catch']),
};
const convert = (article: string) =>
  pageToMarkdown(
    parsePage(`<body><nav>no</nav><article>${article}</article><p>no</p></body>`, 'article'),
    context,
  );

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

const pairs = parse(readFileSync(join(__dirname, 'page-markdown.yml'), 'utf8')) as {
  name: string;
  html: string;
  markdown: string;
}[];
for (const { name, html, markdown } of pairs) {
  test(name, () => assert.equal(convert(html), markdown));
}

const source = '{\n  "a": "<b> & `c`",\n\n  "d": [1,\t2]\n}';
const fence = `\`\`\`json\n${source}\n\`\`\`\n`;

test('the source of a code block that is colored and marked is unchanged', () => {
  const code = linesHtml(tokenize(source, 'json'), [1]);
  const block = `<div class="language-json theme-code-block"><pre><code>${code}</code></pre><button>Copy</button></div>`;
  assert.equal(convert(block), fence);
});

const site = 'https://docs.example.com/docs/';
const page = (title: string, description: string, url: string, section: string) => ({
  title,
  description,
  url: site + url,
  section,
  text: '',
});
const version = {
  label: 'ACE 5',
  url: site,
  isCurrent: true,
  pages: [page('ACE', 'What it is.', '', 'ACE'), page('JWT', 'Tokens.', 'steps/jwt', 'Steps')],
};

test('the list of a version follows llmstxt.org', () => {
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
});
