import type { Page } from '@playwright/test';
import { labelOf, versionNames } from '../../src/site/versions';
import { chunks, connect, expect, indexFiles, open, pageOptions, searchFor } from './page';

/** Window widths for the inspection of pages: a phone and a desktop. */
export const widths = [360, 1280] as const;
export type Width = (typeof widths)[number];

/** A state that a reader can open on a page; axe checks it in the same way as a page. */
export type OpenState = {
  name: string;
  widths: readonly Width[];
  /** Opens the page and brings it into the state; the page has a base URL. */
  enter: (page: Page) => Promise<void>;
};

const OLDER = labelOf(versionNames.at(-1) ?? '');
const SAMPLE = '/docs/steps/jwt/';
const [narrow, wide] = [[widths[0]], [widths[1]]] as const;

/** A state of a page: its address, and what to do there. */
const state = (
  name: string,
  address: string,
  enter: (page: Page) => Promise<void>,
  inWidths: readonly Width[] = widths,
): OpenState => ({
  name,
  widths: inWidths,
  enter: async (page) => {
    await open(page, address);
    await enter(page);
  },
});

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeInViewport();
}

/** Opens a `details` element by the text of its summary, and waits for its first link. */
async function openDetails(page: Page, text: string): Promise<void> {
  const details = page
    .locator('details')
    .filter({ has: page.locator('summary', { hasText: text }) });
  await details.locator('summary').filter({ visible: true }).click();
  await expect(details.getByRole('link').filter({ visible: true }).first()).toBeVisible();
}

/** Every state that a reader can open, each on one sample page. */
export const openStates: readonly OpenState[] = [
  state('mobile menu, pages', SAMPLE, openMenu, narrow),
  state(
    'mobile menu, main menu',
    SAMPLE,
    async (page) => {
      await openMenu(page);
      const back = page.getByRole('button', { name: '← Back to main menu' });
      await back.click();
      await expect(back).not.toBeInViewport();
    },
    narrow,
  ),
  state(
    'table of contents on a phone',
    SAMPLE,
    (page) => openDetails(page, 'On this page'),
    narrow,
  ),
  state('page actions', SAMPLE, (page) => openDetails(page, 'More page actions')),
  state('version dropdown', SAMPLE, async (page) => {
    await page.locator('.navbar summary').click();
    await expect(page.getByRole('link', { name: OLDER, exact: true }).first()).toBeVisible();
  }),
  state(
    'sidebar category',
    SAMPLE,
    async (page) => {
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      const count = await sidebar.getByRole('link').count();
      await sidebar.getByRole('button', { expanded: false }).last().click();
      await expect.poll(() => sidebar.getByRole('link').count()).toBeGreaterThan(count);
    },
    wide,
  ),
  state('long code block unfolded, lines wrapped', '/docs/steps/condition/', async (page) => {
    await page
      .getByRole('button', { name: /^Show all \d+ lines$/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: 'Show fewer lines' })).toBeVisible();
    const wrap = page.getByRole('button', { name: 'Wrap lines' }).first();
    if (await wrap.isVisible()) await wrap.click();
  }),
  state('last tab', '/docs/getting_started/quick_start_developers/', async (page) => {
    const tab = page.getByRole('tablist').first().getByRole('tab').last();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
  }),
  state('filtered reference', '/docs/intro/configuration/', async (page) => {
    await page.getByRole('searchbox', { name: /^Filter/ }).fill('keycloak');
    await expect(page.getByText(/^\d{1,2} of \d+$/)).toBeVisible();
  }),
  state('search box, empty', SAMPLE, async (page) => void (await searchFor(page, ''))),
  state('search box, results', SAMPLE, async (page) => {
    await expect(pageOptions(await searchFor(page, 'retry')).first()).toBeVisible();
  }),
  state('search box, no results', SAMPLE, async (page) => {
    const box = await searchFor(page, 'zyxwvu');
    await expect(box.getByText('No results found.')).toBeVisible();
  }),
  {
    name: 'search box, index lost',
    widths,
    enter: async (page) => {
      await page.context().route(indexFiles, (route) => route.abort());
      await open(page, SAMPLE);
      const box = await searchFor(page, 'retry');
      await expect(box.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  state('diagram, enlarged', '/docs/intro/detailed/', async (page) => {
    await page
      .getByRole('button', { name: /^Enlarge the diagram/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  }),
  state('search page, results', '/search/?q=retry', (page) =>
    expect(page.getByRole('main').getByRole('status')).toContainText(/\d result/),
  ),
  state('page with the words of a search marked', `${SAMPLE}?_highlight=token`, (page) =>
    expect(
      page.getByRole('region', { name: 'Search matches' }).getByRole('button', { name: 'Clear' }),
    ).toBeVisible(),
  ),
  state('keyboard shortcuts', SAMPLE, async (page) => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  }),
  state('definition of a term', SAMPLE, async (page) => {
    await page.locator('a.term').first().focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
  }),
  state('release overview, an upgrade', '/docs/releases/overview/?from=24.2', (page) =>
    expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible(),
  ),
  state('step catalogue, filtered', '/docs/steps/steps_intro/?q=json&group=logic', (page) =>
    expect(page.getByRole('main').getByRole('button', { pressed: true })).toBeVisible(),
  ),
  state('home page, flow file', '/', async (page) => {
    await page.getByText('Flow file').click();
    await expect(page.getByText('stepType: ').first()).toBeVisible();
  }),
  state('example, run in the page', '/docs/steps/jsonata_map/', async (page) => {
    await page.getByRole('button', { name: 'Run this example' }).first().click();
    await expect(page.getByText('Same result as on the page.')).toBeVisible();
  }),
  state('example, opened to edit', '/docs/steps/jsonata_map/', async (page) => {
    await page.getByRole('button', { name: 'Edit this example' }).first().click();
    await expect(page.getByText('Same result as on the page.')).toBeVisible();
  }),
  state('open points of a page', '/docs/steps/jwt/', async (page) => {
    await page.locator('.unconfirmed').first().press('Enter');
    await expect(page.locator('#open-points')).toBeInViewport();
  }),
  state('playground, JSONata', '/playground/', (page) =>
    expect(page.getByText('Evaluated.')).toBeVisible(),
  ),
  {
    name: 'page whose scripts are lost',
    widths,
    enter: async (page) => {
      await connect(page, { effectiveType: '2g', saveData: false });
      await page.route(chunks, (route) => route.abort());
      await page.goto(SAMPLE);
      await expect(page.getByRole('alert').getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
];
