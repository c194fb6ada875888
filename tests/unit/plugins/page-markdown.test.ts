import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from '../../../src/built-pages';
import { pageToMarkdown } from '../../../src/plugins/page-markdown/convert';
import { fixture } from '../../support/fixture';

const context = {
  page: 'https://docs.example.com/docs/steps/jwt',
  copies: {
    '/docs/': '/docs/index.md',
    '/docs/steps/jwt/': '/docs/steps/jwt.md',
    '/docs/steps/catch/': '/docs/steps/catch.md',
  },
};
const convert = (article: string) =>
  pageToMarkdown(
    parsePage(`<body><nav>no</nav><article>${article}</article><p>no</p></body>`, 'article'),
    context,
  );

const pairs = fixture<{ name: string; html: string; markdown: string }[]>(
  __dirname,
  'page-markdown.yml',
);
for (const { name, html, markdown } of pairs) {
  test(name, () => assert.equal(convert(html), markdown));
}
