import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parsePage } from '../../src/built-pages';
import { decodable } from '../../src/client/decodable';
import { readHistory } from '../../src/content/releases';
import { escaped, htmlOf } from '../../src/markdown/html';
import { releaseFeed } from '../../src/plugins/content-data/feed';
import { pageToMarkdown } from '../../src/plugins/page-markdown/convert';
import { llmsIndex } from '../../src/plugins/page-markdown/llms';
import { findTerms } from '../../src/search/core/marks';
import { readHighlight, withHighlight } from '../../src/search/ui/highlightParameter';
import { isFull } from '../support/extent';
import { hostileStrings } from '../support/hostileStrings';

// Where a text becomes HTML, Markdown or XML without React. Code, and the script before the first frame, have their
// own tests with these strings (markdown/code.test.ts, upstream/patches.test.ts).

/** A text as a parser of HTML reads it: without null characters, and on one line. */
const line = (text: string) => text.replaceAll('\0', '').replaceAll(/\s+/g, ' ').trim();
/** A parser of Markdown takes seconds for the longest. */
const inMarkdown = hostileStrings.filter(({ length }) => length < 1000);
/** Several in one document: each costs more than its texts. */
const together = Array.from({ length: Math.ceil(inMarkdown.length / 50) }, (_, at) =>
  inMarkdown.slice(at * 50, (at + 1) * 50),
);

/** What Markdown would do with a text beside showing it. */
function nodesOf(markdown: string): string[] {
  const types = new Set<string>();
  visit(unified().use(remarkParse).parse(markdown), ({ type }) => void types.add(type));
  return [...types];
}

test('there are enough strings', () => assert.ok(hostileStrings.length >= (isFull ? 2000 : 500)));

test('a text in the HTML of a page is a text', () => {
  for (const text of hostileStrings) {
    const html = htmlOf(
      [
        { type: 'text', value: text },
        { type: 'inlineCode', value: text },
      ],
      '/',
    );
    const $ = load(`<p title="${escaped(text)}">${html}</p>`, null, false);
    assert.deepEqual(
      [$(':not(wbr, code > .code-nowrap)').length, $('p > code').length],
      [2, 1],
      text,
    );
    assert.equal(line($('code').text()), line(text));
  }
});

test('a text in the list for language models is a text', () => {
  const known = 'root heading text blockquote paragraph link list listItem'.split(' ');
  for (const texts of together) {
    const list = llmsIndex({
      version: { label: 'ACE 5', isLast: true },
      root: '/docs/',
      site: 'https://x',
      pages: texts.map((text) => ({
        doc: { title: `A ${text}`, description: text, permalink: '/docs/' },
        section: text,
        page: '',
        text: '',
      })),
    });
    const found = nodesOf(list).filter((type) => !known.includes(type));
    assert.deepEqual(found, [], texts.join('\n'));
  }
});

test('a text in the Markdown copy of a page is a text', () => {
  const context = { page: 'https://x/docs/jwt', copies: {} };
  for (const texts of together) {
    const body = texts.map((text) => `<p>A ${escaped(text)}</p>`).join('');
    const article = `<body><article><h1>JWT</h1>${body}</article></body>`;
    const copy = pageToMarkdown(parsePage(article, 'article'), context);
    const found = nodesOf(copy).filter((type) => /html|image|code|definition/i.test(type));
    assert.deepEqual(found, [], texts.join('\n'));
  }
});

test('a text in the feed is a text', () => {
  const history = readHistory('ace5');
  const [change] = history.changes;
  assert.ok(change);
  const changes = hostileStrings.map((text) => ({ ...change, feature: text, sentence: text }));
  const $ = load(releaseFeed('ace5', { ...history, changes }, 'https://x'), { xml: true });
  assert.equal($('entry').length, changes.length);
  assert.equal($('entry > *').length, changes.length * 5);
  for (const text of $('entry > title, entry > summary').toArray()) {
    assert.equal(load($(text).text(), null, false)('*').length, 0, $(text).text());
  }
});

test('words to highlight come back from an address, and are found as text', () => {
  const terms = hostileStrings.filter((text) => text !== '' && !/\p{Surrogate}/u.test(text));
  const address = withHighlight('/docs/', terms);
  assert.deepEqual(readHighlight(address.slice(address.indexOf('?'))).terms, terms);
  for (const term of hostileStrings) findTerms(`${term} retry`, [term]);
});

test('a part of an address that cannot be decoded decodes to itself after its repair', () => {
  assert.equal(decodable('#a%20b'), '#a%20b');
  for (const part of hostileStrings) {
    const repaired = decodable(part);
    assert.ok(repaired === part || decodeURIComponent(repaired) === part, part);
    assert.doesNotThrow(() => decodeURIComponent(repaired), part);
  }
});
