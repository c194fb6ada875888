import { readHistory } from '../../../src/content/releases';
import { lastVersion } from '../../../src/site/versions';
import { expect, open, test } from '../../support/page';
import { app, blockRequests } from '../../support/network';

const OVERVIEW = '/docs/releases/overview/';
const { changes, releases } = readHistory(lastVersion);

test('the overview filters the changes between two releases', async ({ page }) => {
  const [from, to] = ['24.2', '24.4'];
  const between = changes.filter(({ version }) => {
    const at = releases.indexOf(version);
    return at > releases.indexOf(from) && at <= releases.indexOf(to);
  });
  const startOf = (count: number) => new RegExp(`^\\d+ of ${count} recorded changes?\\b`);

  // Unknown values are ignored. By default, only what needs action is shown.
  await open(page, `${OVERVIEW}?area=nonsense`);
  const status = page.getByRole('article').getByRole('status').filter({ hasText: 'recorded' });
  const shown = page.locator('ul > li:has([href^="/docs/releases/release_"]):visible');
  await expect(status).toHaveText(startOf(changes.length));
  const count = await shown.count();
  await page.getByRole('checkbox', { name: /^Show changes that need no action/ }).check();
  await expect.poll(() => shown.count()).toBeGreaterThan(count);

  await page.getByLabel('Upgrade from').selectOption(from);
  await page.getByLabel('Upgrade to').selectOption(to);
  await expect(page).toHaveURL(`${OVERVIEW}?area=nonsense&view=all&from=${from}&to=${to}`);
  await expect(status).toHaveText(startOf(between.length));
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Upgrade to')).toHaveValue(to);
  await expect(status).toHaveText(startOf(between.length));
  // Nothing lies between a release and itself: only those before it are offered.
  const options = page.getByLabel('Upgrade from').getByRole('option');
  await expect(options).toHaveText(releases.slice(0, releases.indexOf(to)).reverse());
  const other = changes.find(({ area }) => between.every((one) => one.area !== area));
  await page.getByLabel('Area').selectOption(other?.area ?? null);
  await expect(page.getByRole('link', { name: 'Search all pages' })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(status).toHaveText(startOf(changes.length));
});

test('a box at the end of a part is that of its task; a reset moves nothing', async ({ page }) => {
  await open(page, '/docs/getting_started/quick_start_developers/');
  const boxes = page.getByRole('article').getByRole('checkbox');
  const place = async () => (await boxes.first().boundingBox())?.y;
  const [tasks, before] = [(await boxes.count()) / 2, await place()];
  await expect(page.getByText(`0 of ${tasks} done`)).toBeVisible();
  await page.getByLabel(/^Part 1 /).check();
  await expect(boxes.first()).toBeChecked();
  await expect(page.getByText(`1 of ${tasks} done`)).toBeVisible();
  const reset = page.getByRole('button', { name: 'Reset' });
  await expect(reset).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await place()).toBe(before);
  await reset.click();
  await expect(page.getByLabel(/^Part 1 /)).not.toBeChecked();
});

test('a box that is ticked before hydration stays so; a cleared list is cleared in each window', async ({
  page,
  context,
}) => {
  const address = '/docs/guides/how_to_migrate_from_ace4/';
  const release = await blockRequests(page, app);
  await page.goto(address, { waitUntil: 'domcontentloaded' });
  const boxes = page.getByRole('article').getByRole('checkbox');
  const count = page.getByText(`1 of ${await boxes.count()} done`);
  // The words are the label, and all parts of the checklist count together.
  await page.locator(`label[for="${await boxes.first().getAttribute('id')}"]`).click();
  await expect(count).toHaveCount(0);
  release();
  await expect(count.nth(1)).toBeVisible();
  const second = await context.newPage();
  await open(second, address);
  const others = second.getByRole('article').getByRole('checkbox');
  await expect(others.first()).toBeChecked();
  await others.nth(1).check();
  // The browser shares what is stored with some delay.
  await expect(boxes.nth(1)).toBeChecked();
  await page.getByRole('button', { name: 'Reset' }).first().click();
  await expect(others.nth(1)).not.toBeChecked();
  await others.nth(2).check();
  await second.close();
  await expect(count.first()).toBeVisible();
});
