import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Props } from '@docusaurus/types';
import { ResultCache } from '../../src/cache/ResultCache';
import { builtPages } from '../../src/plugins/built-pages';
import { BuiltPages, type PageRequest } from '../../src/plugins/built-pages/reader';
import { project } from '../support/project';

const transform = join(__dirname, '..', 'support', 'countReads.ts');
const dir = project({
  'a.html': '<nav>Menu</nav><article>A</article>',
  'b.html': '<main>B<article>b</article></main>',
});

function request(name: string, options: string): PageRequest<string> {
  return { file: join(dir, name), content: name === 'a.html' ? 'article' : 'main', options };
}

test('a page that several plugins request at the same time is read and parsed once', async () => {
  const pages = new BuiltPages();
  const [one, other] = await Promise.all([
    pages.read<string, string>(transform, [request('a.html', 'one'), request('b.html', 'one')]),
    pages.read<string, string>(transform, [request('a.html', 'other')]),
  ]);
  assert.deepEqual(one, ['one: A, read 1', 'one: Bb, read 1']);
  assert.deepEqual(other, ['other: A, read 2']);
});

test('pages can be read again later', async () => {
  const pages = new BuiltPages();
  await pages.read(transform, [request('a.html', 'first')]);
  assert.deepEqual(await pages.read(transform, [request('a.html', 'later')]), ['later: A, read 1']);
});

test('the error for a missing or unreadable page contains its path', async () => {
  const pages = new BuiltPages();
  await assert.rejects(pages.read(transform, [request('gone.html', '')]), /gone\.html/);
  await assert.rejects(
    pages.read(transform, [request('a.html', 'broken')]),
    /a\.html: This transform fails/,
  );
});

test('a plugin that reads pages throws an error if the page reader is not configured', () => {
  const plugins: Props['plugins'] = [];
  assert.throws(() => builtPages({ plugins }), /Add "\.\/src\/plugins\/built-pages\/index\.ts"/);
});

test('a page is parsed again only if its content, the options or the code changed', async () => {
  const cached = project({ 'a.html': '<article>A</article>' });
  const read = async (code: string, options: string) => {
    const pages = new BuiltPages(() => new ResultCache(cached, 'pages', code));
    const file = join(cached, 'a.html');
    return (
      await pages.read<string, string>(transform, [{ file, content: 'article', options }])
    )[0];
  };
  assert.equal(await read('1', 'x'), 'x: A, read 1');
  writeFileSync(join(cached, 'a.html'), '<p>Another build</p><article>A</article>');
  assert.equal(await read('1', 'x'), 'x: A, read 1');
  // A new thread counts from one again: the options tell the results apart.
  assert.equal(await read('1', 'y'), 'y: A, read 1');
  writeFileSync(join(cached, 'a.html'), '<article>B</article>');
  assert.equal(await read('1', 'y'), 'y: B, read 1');
  const stored = join(cached, 'node_modules/.cache/ace-docs/pages.json');
  writeFileSync(stored, readFileSync(stored, 'utf8').replace('y: B', 'y: stored'));
  assert.equal(await read('1', 'y'), 'y: stored, read 1');
  assert.equal(await read('2', 'y'), 'y: B, read 1');
  writeFileSync(stored, '{');
  assert.equal(await read('2', 'y'), 'y: B, read 1');
});
