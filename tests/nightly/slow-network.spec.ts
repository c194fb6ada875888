import { documentsOf, expect, introOf, PAGE, test } from '../support/page';

test('a page starts on slow 2G, without a reload or a message', async ({ page }) => {
  test.setTimeout(120_000); // as long as its files take
  const session = await page.context().newCDPSession(page);
  // 50 kbit/s of compressed files: the server of the tests sends about four times the bytes.
  const throughput = (4 * 50_000) / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 2000,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
  const loads = documentsOf(page);
  await page.goto(PAGE, { waitUntil: 'commit', timeout: 60_000 });
  await expect(page.getByRole('article')).toContainText(introOf(PAGE), { timeout: 60_000 });
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  await page
    .locator('html[data-has-hydrated="true"]')
    .waitFor({ state: 'attached', timeout: 60_000 });
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(loads).toHaveLength(1);
  await session.detach();
});
