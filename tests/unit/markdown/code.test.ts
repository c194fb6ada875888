import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Code, Root } from 'mdast';
import { VFile } from 'vfile';
import { parse } from 'yaml';
import { markedLines } from '../../../src/markdown/code/marks';
import { isKnownLanguage, linesHtml, tokenize } from '../../../src/markdown/code/tokenize';
import { hostileStrings } from '../../support/hostileStrings';
import highlightCode, { highlight } from '../../../src/markdown/highlight-code';

/** Extracts the code from highlighted HTML. */
const sourceOf = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');

/** The tokens of a text that have a type, each as `type:text`. */
const kinds = (code: string, language: string) =>
  tokenize(code, language)
    .flat()
    .flatMap(({ kind, text }) => (kind ? [`${kind}:${text.trim()}`] : []));

const samples = parse(readFileSync(join(__dirname, 'languages.yml'), 'utf8')) as Record<
  string,
  { code: string; tokens: string[] }
>;

for (const [language, { code, tokens }] of Object.entries(samples)) {
  test(`${language} is highlighted`, () => {
    const found = kinds(code, language);
    assert.deepEqual(
      tokens.filter((token) => !found.includes(token)),
      [],
      found.join(' '),
    );
  });
}

test('an unknown language, an internal name of Prism, and "text" give plain text', () => {
  for (const language of ['text', 'cobol', 'extend', 'constructor', '__proto__', '']) {
    assert.deepEqual(tokenize('a: "1"\n\nb', language), [
      [{ text: 'a: "1"' }],
      [],
      [{ text: 'b' }],
    ]);
  }
  assert.equal(isKnownLanguage('text'), true);
  assert.equal(isKnownLanguage('cobol'), false);
  assert.equal(isKnownLanguage('extend'), false);
});

test('code is escaped: no part of it becomes an element', () => {
  for (const code of ['<img src=x onerror="alert(1)"> &lt; &amp;\n</span>', ...hostileStrings]) {
    const html = linesHtml(code.split('\n').map((text) => [{ text }]));
    assert.doesNotMatch(html.replaceAll(/<span class="code-line[^"]*">|<\/span>/g, ''), /</);
    assert.equal(sourceOf(html), code);
  }
});

test('ranges in the fence select the highlighted lines, which have the class of the theme', () => {
  assert.equal(
    highlight('a\nb', 'text', '{2}'),
    'a\n<span class="code-line theme-code-block-highlighted-line">b</span>',
  );
  const marked = (meta: string) => markedLines('a\nb\nc\nd', meta);
  assert.deepEqual(marked(''), []);
  assert.deepEqual(marked('{1,3-4}'), [0, 2, 3]);
  assert.deepEqual(marked('title="x" {2}'), [1]);
  assert.deepEqual(marked('title="{1}"'), [], 'braces of a title');
  for (const range of ['{0}', '{5}', '{3-9}', '{3-2}', '{1,}', '{-}']) {
    assert.throws(() => marked(range), /has the lines 1 to 4/, range);
  }
});

test('a block that highlights lines it does not have is an error with file and line', () => {
  const node: Code = {
    type: 'code',
    lang: 'text',
    meta: '{7}',
    value: 'a',
    position: { start: { line: 12, column: 1 }, end: { line: 14, column: 4 } },
  };
  const tree: Root = { type: 'root', children: [node] };
  const run = () => highlightCode()(tree, new VFile({ path: 'docs/page.md' }));
  assert.throws(
    run,
    (error) =>
      String(error) ===
      'docs/page.md:12:1-14:4: The code block marks the lines {7}, but has the lines 1 to 1.',
  );
});
