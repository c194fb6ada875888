import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { parsePage } from '../../../src/built-pages';
import { pagesByPath, pageToMarkdown } from '../../../src/plugins/page-markdown/convert';

const context = {
  page: 'https://docs.example.com/docs/steps/jwt',
  pages: pagesByPath(['/docs/', '/docs/steps/jwt', '/docs/steps/catch']),
};
const convert = (article: string) =>
  pageToMarkdown(
    parsePage(`<body><nav>no</nav><article>${article}</article><p>no</p></body>`, 'article'),
    context,
  );

const pairs = parse(readFileSync(join(__dirname, 'page-markdown.yml'), 'utf8')) as {
  name: string;
  html: string;
  markdown: string;
}[];
for (const { name, html, markdown } of pairs) {
  test(name, () => assert.equal(convert(html), markdown));
}
