import type { Page } from '@playwright/test';
import { identity, repository } from '../../../src/site/identity';
import { expect, expectPage, linkTo, navbar, NEXT, open, PAGE, test } from '../../support/page';

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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 800 } });

  const hamburger = (page: Page) => page.getByRole('button', { name: 'Toggle navigation bar' });
  const close = (page: Page) => page.getByRole('button', { name: 'Close navigation bar' });
  const toMainMenu = (page: Page) => page.getByRole('button', { name: '← Back to main menu' });
  const chat = (page: Page) => linkTo(navbar(page), identity.chatUrl).last();

  async function openMenu(page: Page): Promise<void> {
    await hamburger(page).click();
    await expect(hamburger(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(close(page)).toBeInViewport();
  }

  test('the menu shows the sidebar, its back button the main menu, and it closes', async ({
    page,
  }) => {
    await open(page, PAGE);
    await openMenu(page);
    await expect(linkTo(navbar(page), NEXT)).toBeInViewport();
    await toMainMenu(page).click();
    await expect(chat(page)).toBeInViewport();
    await expect(linkTo(navbar(page), NEXT)).not.toBeInViewport();
    await expect(toMainMenu(page)).not.toBeInViewport();

    await test.step('by its button', async () => {
      await close(page).click();
      await expect(close(page)).toBeHidden();
    });
    await test.step('by the choice of a page', async () => {
      await openMenu(page);
      await linkTo(navbar(page), NEXT).click();
      await expect(close(page)).toBeHidden();
      await expectPage(page, NEXT);
    });
  });

  test('outside of the documentation the menu is the main menu', async ({ page }) => {
    await open(page, '/');
    const search = page.getByRole('button', { name: 'Search...' });
    await expect(search).toBeInViewport();
    await openMenu(page);
    await expect(chat(page)).toBeInViewport();
    await expect(toMainMenu(page)).not.toBeInViewport();
  });
});
