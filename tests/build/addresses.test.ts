import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from 'cheerio';
import { pageRoutes } from '../../src/site/pageFiles';
import { oldAddresses } from '../../src/site/routes';
import { versionedAliases } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { fileAt, missingAddresses, namedAddresses } from '../support/namedAddresses';

const { dir } = builds.site;
const ROOT = 'https://docs.example.com/';

const named = namedAddresses(dir, ROOT);

test('every static host serves each address that the site names, and that of a page without the slash', () => {
  assert.deepEqual(missingAddresses(dir, named), []);
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
