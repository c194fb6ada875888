import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { identity } from '../../src/site/identity';
import { launchChromium } from '../../tools/lib/chromium';
import { builtPages } from '../../tools/lib/built';
import { deploymentDir } from '../../tools/lib/builds';
import { searchFor } from '../support/box';
import { expect, open } from '../support/page';
import { title } from '../support/parts';
import { builtPage } from '../support/builtPage';
import { missingAddresses } from '../support/missingAddresses';
import { whileServed } from '../support/staticServer';

// Requirements for every deployment, whatever the values of its variables. "npm test" runs this where SITE_URL is set.

test('every address that the deployment names exists, below its base URL', () => {
  assert.deepEqual(missingAddresses(deploymentDir, identity.url + identity.baseUrl), []);
});

test('the canonical links have the origin of the deployment', () => {
  const pages = builtPages(deploymentDir);
  assert.ok(pages.length > 250);
  for (const page of pages) {
    const html = readFileSync(join(deploymentDir, page, 'index.html'), 'utf8');
    const [, canonical = ''] = /rel="?canonical"? href="?([^\s">]+)/.exec(html) ?? [];
    assert.ok(canonical.startsWith(identity.url + identity.baseUrl), `${page}: ${canonical}`);
  }
});

test('a page opens, and the search finds another page', async () => {
  const browser = await launchChromium();
  try {
    await whileServed(deploymentDir, identity.baseUrl, async (address) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await open(page, `${address}docs/steps/jwt`);
      const found = builtPage(deploymentDir, 'docs/steps/lookup_map')('h1').text();
      const box = await searchFor(page, found);
      await box.getByRole('option').filter({ hasText: found }).first().click();
      await expect(title(page)).toHaveText(found);
      assert.deepEqual(errors, []);
    });
  } finally {
    await browser.close();
  }
});
