import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permalinkOf, sitePath } from '../../../src/site/paths';
import { hasPage, pageIds, pageRoutes } from '../../../src/site/routes';
import {
  addressOf,
  lastVersion,
  pageAt,
  versionedAliases,
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

test('each Markdown file is a page, by its path, but those that other pages import', () => {
  const ids = pageIds(lastVersion);
  assert.ok(ids.includes('index') && ids.includes('workspace') && ids.includes('steps/jwt'));
  assert.deepEqual(
    ids.filter((id) => /(?:^|\/)_|\.|\/index$/.test(id)),
    [],
  );
  assert.deepEqual(pageIds('none'), []);
  assert.ok(ids.every((id) => hasPage({ version: lastVersion, id })));
  assert.ok(!hasPage({ version: lastVersion, id: 'releases' }));
});

test('only pages of the current version are also available under the version name', () => {
  assert.deepEqual(versionedAliases('/docs/'), [`/docs/${lastVersion}/`]);
  assert.deepEqual(versionedAliases('/docs/steps/jwt/'), [`/docs/${lastVersion}/steps/jwt`]);
  const older = versionNames.filter((name) => name !== lastVersion).map(versionRoot);
  for (const route of [...older, ...older.map((root) => `${root}intro/`), '/', '/search/']) {
    assert.deepEqual(versionedAliases(route), []);
  }
});
