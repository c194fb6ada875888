import { stepPagesOf } from '../../../src/content/steps/stepPages';
import { lastVersion } from '../../../src/site/versions';
import { expect, open, test } from '../../support/page';
import { expectPage } from '../../support/pages';

const STEPS = '/docs/steps/steps_intro/';

test('the step catalogue is filtered, and its address keeps the filter', async ({ page }) => {
  await open(page, STEPS);
  const article = page.getByRole('article');
  const filter = article.getByRole('group', { name: 'Filter the steps' });
  const cards = article.getByRole('listitem').filter({ has: page.locator('.step-icon') });
  const all = stepPagesOf(lastVersion).length;
  await expect(cards).toHaveCount(all);
  const field = filter.getByRole('searchbox');
  // The keywords of a step, where no card has the word.
  await field.fill('else');
  const named = (title: string) => cards.filter({ has: page.getByRole('link', { name: title }) });
  await expect(named('Condition')).toHaveCount(1);
  await expect(named('Retry')).toHaveCount(0);

  await field.fill('json map');
  await filter.getByRole('button', { name: 'Logic' }).press('Enter');
  await expect(filter.getByRole('status')).toContainText(['', 'Nothing here matches “json map”.']);
  await filter.getByRole('link', { name: 'Show all' }).click();
  await expect(field).toBeFocused();
  await expect(cards).toHaveCount(all);
  await expect(page).toHaveURL(STEPS);

  // What was cleared does not come back with another group.
  await open(page, `${STEPS}?q=zyxwvu`);
  await filter.getByRole('button', { name: 'Clear the filter' }).click();
  await filter.getByRole('button', { name: 'Logic' }).click();
  await expect(page).toHaveURL(`${STEPS}?group=logic`);
  await expect(field).toHaveValue('');

  await open(page, `${STEPS}?q=retry&group=logic`);
  await expect(cards).toHaveCount(1);
  await cards.click();
  await expectPage(page, '/docs/steps/retry/');
});
