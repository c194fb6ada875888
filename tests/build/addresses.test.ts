import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { load } from 'cheerio';
import { oldAddresses, pageRoutes } from '../../src/site/routes';
import { versionedAliases } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { fileAt, missingAddresses, namedAddresses } from '../support/namedAddresses';

const { dir } = builds.site;
const ROOT = 'https://docs.example.com/';

test('the site names its pages, their Markdown copies, lists, feeds and images', () => {
  const named = namedAddresses(dir, ROOT);
  for (const path of [
    ...pageRoutes,
    '/',
    '/search/',
    '/docs/tags/steps/',
    '/docs/steps/jwt.md',
    '/docs/llms.txt',
    '/docs/releases/atom.xml',
    '/img/social-card.png',
  ]) {
    assert.ok(named.has(path), path);
  }
});

test('every static host serves each address that the site names, and that of a page without the slash', () => {
  assert.deepEqual(missingAddresses(dir, ROOT), []);
  for (const page of pageRoutes) {
    const file = join(dir, `${page.replace(/\/$/, '')}.html`);
    assert.ok(!existsSync(file), `${file} would be served in place of the folder`);
  }
});

test('an old address leads to its page through one redirect page', () => {
  const aliases = pageRoutes.flatMap((to) => versionedAliases(to).map((from) => ({ from, to })));
  assert.ok(aliases.length > 50);
  for (const { from, to } of [...oldAddresses, ...aliases]) {
    const file = fileAt(dir, from.replace(/\/?$/, '/')) ?? assert.fail(from);
    const refresh = load(readFileSync(file, 'utf8'))('meta[http-equiv="refresh"]');
    assert.equal(refresh.attr('content'), `0; url=${to}`, from);
    assert.ok(fileAt(dir, to), to);
  }
});

test('an address outside of the base URL and a missing file are detected', () => {
  const small = mkdtempSync(join(tmpdir(), 'ace-addresses-'));
  after(() => rmSync(small, { recursive: true }));
  const page = (html: string) => writeFileSync(join(small, 'index.html'), html);
  page('<a href=/kb/>a</a><a href="https://other.example/x">b</a><img src=/kb/a.png>');
  assert.deepEqual(missingAddresses(small, `${ROOT}kb/`), ['index.html: /a.png']);
  page('<a href="/x?y">b</a>');
  assert.throws(() => missingAddresses(small, `${ROOT}kb/`), /names \/x\?y, outside of \/kb\//);
});
