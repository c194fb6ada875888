import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { builtPages } from '../../../src/built-pages';
import { BuiltPages, type Transform } from '../../../src/built-pages/reader';
import { text } from '../../../src/plugins/page-markdown/code';
import { project } from '../../support/project';

const dir = project({
  'a.html': '<nav>Menu</nav><article>A</article>',
  'b.html': '<main>B<article>b</article></main>',
});
/** Counts how often each parsed page is transformed. */
const reads = new WeakMap<object, number>();
const count: Transform<string, string> = (page, options) => {
  if (options === 'broken') throw new Error('This transform fails.');
  reads.set(page, (reads.get(page) ?? 0) + 1);
  return `${options}: ${text(page.content)}, read ${reads.get(page)}`;
};
const request = (name: string, options: string) => ({
  file: join(dir, name),
  content: name === 'a.html' ? ('article' as const) : ('main' as const),
  options,
});

test('the error for a missing or unreadable page contains its path', async () => {
  const read = (name: string, options: string) =>
    new BuiltPages().read(count, [request(name, options)]);
  await assert.rejects(read('gone.html', ''), /gone\.html/);
  await assert.rejects(read('a.html', 'broken'), /a\.html: This transform fails/);
  assert.throws(() => builtPages({ plugins: [] }), /plugin "built-pages" is missing/);
});

test('a page is parsed again only if its content, the options or the code changed', async () => {
  const cached = project({ 'a.html': '<article>A</article>' });
  const file = join(cached, 'a.html');
  const stored = join(cached, 'node_modules/.cache/pages.json');
  const read = async (code: string, options: string) => {
    const pages = new BuiltPages(() => ({ file: stored, code }));
    return (await pages.read(count, [{ file, content: 'article', options }]))[0];
  };
  assert.equal(await read('1', 'x'), 'x: A, read 1');
  writeFileSync(stored, readFileSync(stored, 'utf8').replace('x: A', 'x: stored'));
  writeFileSync(file, '<p>Another build</p><article>A</article>');
  assert.equal(await read('1', 'x'), 'x: stored, read 1');
  assert.equal(await read('1', 'y'), 'y: A, read 1');
  writeFileSync(file, '<article>B</article>');
  assert.equal(await read('1', 'y'), 'y: B, read 1');
  writeFileSync(stored, readFileSync(stored, 'utf8').replace('y: B', 'y: stored'));
  assert.equal(await read('2', 'y'), 'y: B, read 1');
});
