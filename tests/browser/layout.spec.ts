import type { Page } from '@playwright/test';
import { identity, repository } from '../../src/site/identity';
import { expect, open, test } from '../../tools/lib/page';

const navbar = (page: Page) => page.getByRole('navigation', { name: 'Main' });

test('the navbar links to the documentation, to support and to the team chat', async ({ page }) => {
  await open(page, '/');
  const link = (name: string) => navbar(page).getByRole('link', { name });
  await expect(link('Team chat')).toHaveAttribute('href', identity.chatUrl);
  await link('Docs').click();
  await expect(page).toHaveURL('/docs/');
  await link('Support').click();
  await expect(page).toHaveURL('/docs/support/overview/');
});

test('the navbar has the version, the search and the colour switch on its right', async ({
  page,
}) => {
  await open(page, '/');
  await expect(navbar(page).getByRole('button')).toHaveText([
    'ACE 5 (current)',
    /^Search\.\.\./,
    '',
  ]);
  for (const button of await navbar(page).getByRole('button').all()) {
    expect((await button.boundingBox())?.x).toBeGreaterThan(720);
  }
});

test('the footer has five groups of links and the copyright since 2025', async ({ page }) => {
  await open(page, '/docs/steps/jwt/');
  await expect(page.getByRole('contentinfo')).toMatchAriaSnapshot(`
    - contentinfo:
      - text: Docs
      - list:
        - listitem:
          - link "Getting started":
            - /url: /docs/getting_started/quick_start_developers/
        - listitem:
          - link "Tutorials":
            - /url: /docs/tutorials/tutorials_intro/
      - text: Flow Builder
      - list:
        - listitem:
          - link "Flow Builder overview":
            - /url: /docs/flow_builder/overview/
        - listitem:
          - link "Step documentation":
            - /url: /docs/steps/steps_intro/
      - text: API Builder
      - list:
        - listitem:
          - link "API Builder overview":
            - /url: /docs/api_builder/overview/
      - text: Contact Us
      - list
      - text: More
      - list
      - text: /Copyright © 2025–20\\d\\d/
  `);
});

test('the footer links to the contact, the chat, the repository and its issues', async ({
  page,
}) => {
  await open(page, '/');
  const link = (name: string) => page.getByRole('contentinfo').getByRole('link', { name });
  await expect(link('Contact the vendor')).toHaveAttribute('href', identity.contactUrl);
  await expect(link('Team chat')).toHaveAttribute('href', identity.chatUrl);
  await expect(link('Source repository')).toHaveAttribute('href', identity.repositoryUrl);
  await expect(link('Report an issue')).toHaveAttribute('href', repository.issues);
});
