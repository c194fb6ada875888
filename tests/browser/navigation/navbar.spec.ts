import { identity } from '../../../src/site/identity';
import { expect, open, test } from '../../support/page';
import { expectPage, NEXT, PAGE } from '../../support/pages';
import { button, linkTo, navbar } from '../../support/parts';

test('on a phone, the menu shows the section, and behind it the main menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const toMainMenu = page.getByRole('button', { name: '← Back to main menu' });
  const chat = linkTo(navbar(page), identity.chatUrl).last();
  const openMenu = () => page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await open(page, PAGE);
  await openMenu();
  await expect(linkTo(navbar(page), NEXT)).toBeInViewport();
  await toMainMenu.click();
  await expect(chat).toBeInViewport();
  await expect(linkTo(navbar(page), NEXT)).not.toBeInViewport();
  await expect(toMainMenu).not.toBeInViewport();
  // Outside of the documentation, too.
  await open(page, '/');
  await expect(button(page)).toBeInViewport();
  await openMenu();
  const first = linkTo(navbar(page), '/docs/tutorials/tutorials_intro/').last();
  await expect(first).toBeInViewport();
  await toMainMenu.click();
  await expect(chat).toBeInViewport();
  await page.getByRole('button', { name: 'Close navigation bar' }).click();
  await openMenu();
  await first.click();
  await expectPage(page, '/docs/tutorials/tutorials_intro/');
});
