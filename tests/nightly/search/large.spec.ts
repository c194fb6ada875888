import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import {
  indexFileName,
  MAX_RESULTS,
  partsFolder,
  textFileName,
} from '../../../src/search/core/constants';
import { splitIndex } from '../../../src/search/core/split';
import type { SearchIndexFile, SearchTextFile } from '../../../src/search/core/types';
import { builds } from '../../../tools/lib/builds';
import { expect, open, requests, results, searchFor, test } from '../../support/page';
import { searchFailures } from '../../support/search';

test.use({ allowedErrors: searchFailures });

const TAG = 'docs-default-ace5';
const words = /\/search-parts-[^/]+\/words-\d+\.json$/;

/** Serves the index of ACE 5 as that of a large version. */
async function serveSplit(page: Page): Promise<void> {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(builds.site.dir, name), 'utf8'));
  const { texts } = read(textFileName(TAG)) as SearchTextFile;
  const { index, digest, files } = splitIndex(
    read(indexFileName(TAG)) as SearchIndexFile,
    texts,
    (json) => createHash('sha256').update(json).digest('hex').slice(0, 10),
  );
  const folder = partsFolder(TAG, digest);
  await page.context().route(`**/${indexFileName(TAG)}`, (route) => route.fulfill({ json: index }));
  await page.context().route(`**/${folder}/*`, (route) => {
    const file = files.get(new URL(route.request().url()).pathname.split('/').at(-1) ?? '');
    return file ? route.fulfill({ json: file }) : route.fulfill({ status: 404 });
  });
}

test('a large index is searched by its parts, with excerpts and without a text file', async ({
  page,
}) => {
  await serveSplit(page);
  const texts = requests(page, /\/search-text-docs-default-ace5/);
  const parts = requests(page, /\/search-parts-/);
  await open(page, '/docs/steps/jwt/');
  await searchFor(page, 'flow');
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  await expect(results(page).locator('mark').first()).toBeVisible();
  await expect(results(page).filter({ hasText: '…' })).not.toHaveCount(0);
  expect(new Set(parts).size).toBe(parts.length);
  expect(texts).toEqual([]);
});

test('if a part of a large index is not found, the search reports it, and recovers', async ({
  page,
}) => {
  await serveSplit(page);
  await page.context().route(words, (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await open(page, '/docs/steps/jwt/');
  const box = await searchFor(page, 'flow');
  await expect(box.getByRole('status')).toContainText('could not be loaded.');
  await page.context().unroute(words);
  await box.getByRole('button', { name: 'Retry' }).click();
  await expect(results(page)).toHaveCount(MAX_RESULTS);
  await expect(box.getByRole('button', { name: 'Retry' })).toHaveCount(0);
});
