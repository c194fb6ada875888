import type { Locator, Page } from '@playwright/test';
import { labelOf, versionNames } from '../../src/site/versions';
import { expect } from './page';
import { versionMenu } from './parts';
import { chunks, connect, indexFiles } from './network';
import { dialog, options, searchFor } from './box';

/** Window widths for the inspection of pages: a phone and a desktop. */
export const widths = [360, 1280] as const;
const [PHONE] = widths;

const SAMPLE = '/docs/steps/jwt/';
const EXAMPLE = '/docs/steps/jsonata_map/';
const OLDER = labelOf(versionNames.at(-1) ?? '');

/** A state that a reader can open on a page; axe checks it in the same way as a page. */
const state = (
  name: string,
  address: string,
  enter: (page: Page) => Promise<void>,
  inWidths: readonly number[] = widths,
) => ({ name, address, enter, widths: inWidths });

type Find = (page: Page) => Locator;

const named = (name: string | RegExp) => (page: Page) => page.getByRole('button', { name });
const saying = (text: string | RegExp) => (page: Page) => page.getByText(text);

/** Waits for what shows that the state is there. */
const shows = (find: Find) => (page: Page) =>
  expect(find(page).filter({ visible: true }).first()).toBeVisible();

/** Clicks on something, and waits for what that opens. */
const click = (find: Find, opened: Find) => async (page: Page) => {
  await find(page).filter({ visible: true }).first().click();
  await shows(opened)(page);
};

/** Opens a `details` element by the text of its summary. */
const details = (text: string) => (page: Page) =>
  page.locator('summary', { hasText: text }).filter({ visible: true }).first().click();

/** Searches in the search box. */
const search = (query: string, found: Find) => async (page: Page) => {
  await searchFor(page, query);
  await shows(found)(page);
};

const openMenu = click(named('Toggle navigation bar'), named('Close navigation bar'));

/** Every state that a reader can open, each on one sample page. */
export const openStates = [
  state('mobile menu, pages', SAMPLE, openMenu, [PHONE]),
  state(
    'mobile menu, main menu',
    SAMPLE,
    async (page) => {
      await openMenu(page);
      await named('← Back to main menu')(page).click();
      await expect(named('← Back to main menu')(page)).not.toBeInViewport();
    },
    [PHONE],
  ),
  state('table of contents on a phone', SAMPLE, details('On this page'), [PHONE]),
  // These menus cover no half of a breadcrumb, which axe would call a small target.
  state('page actions', '/docs/', details('Page actions')),
  state(
    'version dropdown',
    '/docs/support/faq/',
    click(versionMenu, (page) => page.getByRole('link', { name: OLDER, exact: true })),
  ),
  state(
    'long code block unfolded',
    '/docs/deployment/workflow/',
    click(named(/^Show all \d+ lines$/), named('Show fewer lines')),
  ),
  state('last tab', '/docs/getting_started/quick_start_developers/', async (page) => {
    const tab = page.getByRole('tablist').first().getByRole('tab').last();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    // Elsewhere, what is scrolled below the bar of the page would count as covered.
    await page.evaluate(() => window.scrollTo(0, 0));
  }),
  state('search box, empty', SAMPLE, search('', dialog)),
  state(
    'search box, results',
    SAMPLE,
    search('retry', (page) => options(page).locator('mark')),
  ),
  state('search box, no results', SAMPLE, search('zyxwvu', saying('No results found.'))),
  state('search box, index lost', SAMPLE, async (page) => {
    await page.context().route(indexFiles, (route) => route.abort());
    await search('retry', named('Try again'))(page);
  }),
  state(
    'diagram, enlarged',
    '/docs/intro/detailed/',
    click(named(/^Enlarge the diagram/), (page) => page.getByRole('dialog').locator('figcaption')),
    [1280],
  ),
  state('keyboard shortcuts', SAMPLE, async (page) => {
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  }),
  state('definition of a term', SAMPLE, async (page) => {
    await page.locator('a.term').first().focus();
    await expect(page.getByRole('tooltip')).toBeVisible();
  }),
  state(
    'an upgrade',
    '/docs/releases/overview/?from=24.2',
    shows((page) => page.getByRole('heading', { name: 'What to do' })),
  ),
  state(
    'filter, nothing found',
    '/docs/intro/configuration/?filter=zyxwvu',
    shows((page) => page.getByRole('link', { name: 'Search all pages' })),
  ),
  state('step catalogue, filtered', '/docs/steps/steps_intro/?q=json&group=logic', (page) =>
    expect(page.getByRole('main').getByRole('button', { pressed: true })).toBeVisible(),
  ),
  state('home page, flow file', '/', click(saying('Flow file'), saying('stepType: '))),
  state('example, run', EXAMPLE, click(named('Run this example'), saying(/^Same result · .* ms$/))),
  state('example, edited', EXAMPLE, click(named('Edit this example'), named('Done'))),
  state('example, failed', EXAMPLE, async (page) => {
    await click(named('Edit this example'), named('Done'))(page);
    await page.locator('textarea').filter({ visible: true }).fill('steps: [');
    await click(named('Run this example'), (one) => one.getByRole('alert'))(page);
  }),
  state('open points of a page', SAMPLE, async (page) => {
    await page.locator('.unconfirmed').first().press('Enter');
    await expect(page.locator('.open-points :target')).toBeInViewport();
  }),
  state('page whose scripts are lost', SAMPLE, async (page) => {
    await connect(page);
    await page.route(chunks, (route) => route.abort());
    await page.goto(SAMPLE);
    await shows(saying(/could not be loaded/))(page);
  }),
];
