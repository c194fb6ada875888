import assert from 'node:assert/strict';
import { test } from 'node:test';
import { permalinkOf, sitePath } from '../../../src/site/paths';
import { addressOf, lastVersion } from '../../../src/site/versions';

test('a path below the base URL and a permalink map to each other', () => {
  const path = addressOf({ version: lastVersion, id: 'steps/jwt' });
  for (const baseUrl of ['/', '/kb/', '/kb/de/']) {
    assert.equal(permalinkOf(path, baseUrl), `${baseUrl}docs/steps/jwt/`);
    assert.equal(sitePath(permalinkOf(path, baseUrl), baseUrl), path);
  }
  assert.equal(sitePath('/other/docs/', '/kb/'), undefined);
});
