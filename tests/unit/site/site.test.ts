import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permalinkOf, sitePath } from '../../../src/site/paths';
import { pageRoutes } from '../../../src/site/routes';
import {
  addressOf,
  lastVersion,
  pageAt,
  versionNames,
  versionRoot,
} from '../../../src/site/versions';

const pageOf = (path: string) => pageAt(sitePath(path, '/'));

test('a path below the base URL and a permalink map to each other', () => {
  const path = addressOf({ version: lastVersion, id: 'steps/jwt' });
  for (const baseUrl of ['/', '/kb/', '/kb/de/']) {
    assert.equal(permalinkOf(path, baseUrl), `${baseUrl}docs/steps/jwt/`);
    assert.equal(sitePath(permalinkOf(path, baseUrl), baseUrl), path);
  }
  assert.equal(sitePath('/other/docs/', '/kb/'), undefined);
});

test('a path maps to version and id, with and without its slash, and back', () => {
  assert.deepEqual(pageOf('/docs/steps/jwt'), { version: lastVersion, id: 'steps/jwt' });
  assert.equal(pageOf('/'), undefined);
  assert.equal(pageOf('/search/'), undefined);
  for (const version of versionNames) {
    assert.deepEqual(pageAt(versionRoot(version)), { version, id: 'index' });
    assert.deepEqual(pageOf(`${versionRoot(version)}a/b`), { version, id: 'a/b' });
  }
  for (const address of pageRoutes) {
    assert.ok(address.endsWith('/'), address);
    assert.equal(addressOf(pageAt(address) ?? assert.fail(address)), address);
  }
});
