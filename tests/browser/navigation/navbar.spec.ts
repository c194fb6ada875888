import { identity } from '../../../src/site/identity';
import { expect, open, test } from '../../support/page';
import { expectPage } from '../../support/pages';
import { button, linkTo, navbar } from '../../support/parts';

// The keyboard test has that of a page of the documentation.
test('on a phone, the menu has the pages, and behind them the main menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const toMainMenu = page.getByRole('button', { name: '← Back to main menu' });
  const chat = linkTo(navbar(page), identity.chatUrl).last();
  const first = linkTo(navbar(page), '/docs/tutorials/tutorials_intro/').last();
  const openMenu = () => page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await open(page, '/');
  await expect(button(page)).toBeInViewport();
  await openMenu();
  await expect(first).toBeInViewport();
  await toMainMenu.click();
  await expect(chat).toBeInViewport();
  await expect(first).not.toBeInViewport();
  await expect(toMainMenu).not.toBeInViewport();
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await openMenu();
  await first.click();
  await expectPage(page, '/docs/tutorials/tutorials_intro/');
});
