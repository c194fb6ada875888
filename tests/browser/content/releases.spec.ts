import { readHistory } from '../../../src/content/releases';
import { lastVersion } from '../../../src/site/versions';
import { expect, open, test } from '../../support/page';

const OVERVIEW = '/docs/releases/overview/';
const { changes, releases } = readHistory(lastVersion);

test('the overview filters the changes between two releases, and its address can be shared', async ({
  page,
}) => {
  const [from, to] = ['24.2', '24.4'];
  const between = changes.filter(({ version }) => {
    const at = releases.indexOf(version);
    return at > releases.indexOf(from) && at <= releases.indexOf(to);
  });
  const { area } = between[0] ?? {};
  const inArea = between.filter((change) => change.area === area);
  expect(inArea.length).toBeLessThan(between.length);
  const startOf = (count: number) => new RegExp(`^\\d+ of ${count} recorded changes?\\b`);

  // Unknown values are ignored.
  await open(page, `${OVERVIEW}?area=nonsense`);
  const status = page.getByRole('article').getByRole('status').filter({ hasText: 'recorded' });
  // By default: only what needs action.
  const shown = page.locator('ul > li:has([href^="/docs/releases/release_"])').filter({
    visible: true,
  });
  const count = await shown.count();
  await page.getByRole('checkbox', { name: /^Show changes that need no action/ }).check();
  await expect.poll(() => shown.count()).toBeGreaterThan(count);

  await page.getByLabel('Upgrade from').selectOption(from);
  await page.getByLabel('Upgrade to').selectOption(to);
  await expect(page).toHaveURL(`${OVERVIEW}?area=nonsense&view=all&from=${from}&to=${to}`);
  await expect(status).toHaveText(startOf(between.length));
  await page.getByLabel('Area').selectOption(area ?? '');
  await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Area')).toHaveValue(area ?? '');
  await expect(status).toHaveText(startOf(inArea.length));
});

test('the migration checklist stores which tasks are selected', async ({ page, context }) => {
  await open(page, '/docs/guides/how_to_migrate_from_ace4/');
  const boxes = page.getByRole('article').getByRole('checkbox');
  const [box, other] = [boxes.first(), boxes.nth(1)];
  const all = await boxes.count();
  // The words are the label, and all parts of the checklist count together.
  await page.locator(`label[for="${await box.getAttribute('id')}"]`).click();
  const counts = page.getByText(`1 of ${all} done`);
  await expect(counts.first()).toBeVisible();
  expect(await counts.count()).toBeGreaterThan(1);
  await page.reload();
  await expect(box).toBeChecked();
  await expect(other).not.toBeChecked();

  await test.step('another window does not bring back what was cleared', async () => {
    const second = await context.newPage();
    await open(second, '/docs/guides/how_to_migrate_from_ace4/');
    const others = second.getByRole('article').getByRole('checkbox');
    await others.nth(1).check();
    await page.getByRole('button', { name: 'Reset' }).first().click();
    await expect(others.nth(1)).not.toBeChecked();
    await others.nth(2).check();
    await second.close();
    await expect(page.getByText(`1 of ${all} done`).first()).toBeVisible();
  });
});
