import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pageRoutes } from '../../src/site/pageFiles';
import { builds } from '../../tools/lib/builds';
import { missingAddresses, namedAddresses } from '../support/namedAddresses';

const { dir } = builds.site;

test('every static host serves each address that the site names, and that of a page without the slash', () => {
  const named = namedAddresses(dir, 'https://docs.example.com/');
  assert.deepEqual(missingAddresses(dir, named), []);
  for (const page of pageRoutes) {
    const file = join(dir, `${page.replace(/\/$/, '')}.html`);
    assert.ok(!existsSync(file), `${file} would be served in place of the folder`);
  }
});
