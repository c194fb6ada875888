import { identity, repository } from '../../../src/site/identity';
import { expect, open, test } from '../../support/page';
import { expectPage, NEXT, PAGE } from '../../support/pages';
import { button, linkTo, navbar } from '../../support/parts';

test('the navbar and the footer link to the documentation, the vendor and the repository', async ({
  page,
}) => {
  await open(page, '/');
  for (const address of ['/docs/', '/docs/support/overview/', identity.chatUrl])
    await expect(
      linkTo(navbar(page), address).filter({ visible: true }).first(),
      address,
    ).toBeVisible();
  const footer = page.getByRole('contentinfo');
  for (const address of [
    '/docs/steps/steps_intro/',
    '/privacy/',
    identity.contactUrl,
    identity.chatUrl,
    identity.repositoryUrl,
    repository.issues,
  ])
    await expect(linkTo(footer, address).first(), address).toBeVisible();
  await expect(footer).toContainText(/Copyright © 2025–20\d\d/);
  await linkTo(navbar(page), '/docs/').filter({ visible: true }).first().click();
  await expectPage(page, '/docs/');
});

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
  // Outside of the documentation there is no section.
  await open(page, '/');
  await expect(button(page)).toBeInViewport();
  await openMenu();
  await expect(chat).toBeInViewport();
  await expect(toMainMenu).not.toBeInViewport();
});
