import assert from 'node:assert/strict';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { toString } from 'mdast-util-to-string';
import { type BuiltPage, readPages } from '../../../src/built-pages';
import { project } from '../../support/project';

const dir = project({ 'a.html': '<nav>Menu</nav><article>A</article>', 'src/code.ts': '1' });
const file = join(dir, 'a.html');

function wordsIn(page: BuiltPage, options: string): string {
  if (options === 'broken') throw new Error('This transform fails.');
  return `${options}: ${toString(page.content)}`;
}
const read = (options: string, page = file) =>
  readPages({ siteDir: dir, outDir: dir }, wordsIn, [
    { file: page, content: 'article', options },
  ])[0];

test('the error for a missing or unreadable page contains its path', () => {
  assert.throws(() => read('', join(dir, 'gone.html')), /gone\.html/);
  assert.throws(() => read('broken'), /a\.html: This transform fails/);
});

test('a page is read again only if its content, the options or the code changed', () => {
  assert.equal(read('x'), 'x: A');
  const folder = join(dir, 'node_modules/.cache/ace-docs');
  const [cache = ''] = readdirSync(folder).map((name) => join(folder, name));
  const replace = (from: string, to: string) =>
    writeFileSync(cache, readFileSync(cache, 'utf8').replace(from, to));
  replace('x: A', 'x: stored');
  writeFileSync(file, '<p>Another build</p><article>A</article>');
  assert.equal(read('x'), 'x: stored');
  assert.equal(read('y'), 'y: A');
  writeFileSync(file, '<article>B</article>');
  assert.equal(read('y'), 'y: B');
  replace('y: B', 'y: stored');
  writeFileSync(join(dir, 'src/code.ts'), '2');
  assert.equal(read('y'), 'y: B');
});
