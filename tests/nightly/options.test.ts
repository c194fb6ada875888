import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { SearchIndexFile } from '../../src/search/core/types';
import { lastVersion } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { missingAddresses } from '../support/missingAddresses';

const { dir, baseUrl } = builds.options;

test('an incomplete announcement stops the build', () => {
  const { status, stderr } = spawnSync('npx', ['tsx', 'src/site/config.ts'], {
    encoding: 'utf8',
    env: { ...process.env, SITE_ANNOUNCEMENT: 'Only the text' },
  });
  assert.notEqual(status, 0);
  assert.match(stderr, /SITE_ANNOUNCEMENT_ID .* belong together/);
});

test('every address that a site below a path names exists below this path', () => {
  assert.deepEqual(missingAddresses(dir, `https://docs.example.com${baseUrl}`), []);
});

test('the sidebar categories are searched only if that is enabled', () => {
  const areSearched = [builds.site.dir, dir].map((build) => {
    const file = readFileSync(join(build, `search-index-docs-default-${lastVersion}.json`), 'utf8');
    return (JSON.parse(file) as SearchIndexFile).index.parentCategories;
  });
  assert.deepEqual(areSearched, [false, true]);
});
