import type { Page } from '@playwright/test';
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

const SAMPLE = '/docs/steps/jwt/';
const narrow = [widths[0]];
const wide = [widths[1]];

async function openMenu(page: Page): Promise<void> {
  await open(page, SAMPLE);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(page.getByRole('button', { name: 'Close navigation bar' })).toBeInViewport();
}

/** Every state that a reader can open, each on one sample page. */
export const openStates: readonly OpenState[] = [
  { name: 'mobile menu, pages', widths: narrow, enter: openMenu },
  {
    name: 'mobile menu, main menu',
    widths: narrow,
    enter: async (page) => {
      await openMenu(page);
      await page.getByRole('button', { name: '← Back to main menu' }).click();
      await expect(page.getByRole('link', { name: 'Team chat' }).first()).toBeInViewport();
    },
  },
  {
    name: 'table of contents on a phone',
    widths: narrow,
    enter: async (page) => {
      await open(page, SAMPLE);
      await page.locator('summary').filter({ hasText: 'On this page' }).click();
      await expect(page.getByRole('link', { name: 'Configuration' }).first()).toBeVisible();
    },
  },
  {
    name: 'page actions',
    widths,
    enter: async (page) => {
      await open(page, SAMPLE);
      await page.locator('summary').filter({ hasText: 'More page actions' }).click();
      await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    },
  },
  {
    name: 'page not helpful',
    widths: wide,
    enter: async (page) => {
      await open(page, SAMPLE);
      const feedback = page.getByRole('group', { name: 'Was this page helpful?' });
      await feedback.getByRole('button', { name: 'No' }).click();
      await expect(feedback.getByRole('status')).toContainText('Thank you.');
    },
  },
  {
    name: 'version dropdown',
    widths: wide,
    enter: async (page) => {
      await open(page, SAMPLE);
      await page.getByRole('button', { name: 'ACE 5' }).click();
      await expect(page.getByRole('link', { name: 'ACE 4' }).first()).toBeVisible();
    },
  },
  {
    name: 'sidebar category',
    widths: wide,
    enter: async (page) => {
      await open(page, SAMPLE);
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      await sidebar.getByRole('button', { name: 'Support' }).click();
      await expect(sidebar.getByRole('link', { name: /Frequently asked/ })).toBeVisible();
    },
  },
  {
    name: 'long code block unfolded, lines wrapped',
    widths,
    enter: async (page) => {
      await open(page, '/docs/steps/condition/');
      const block = page.locator('.theme-code-block').filter({ hasText: 'Chooses who' });
      await block.getByRole('button', { name: /^Show all/ }).click();
      await expect(block.getByRole('button', { name: 'Show fewer lines' })).toBeVisible();
      const wrap = page.getByRole('button', { name: 'Wrap lines' }).first();
      if (await wrap.isVisible()) await wrap.click();
    },
  },
  {
    name: 'second tab',
    widths,
    enter: async (page) => {
      await open(page, '/docs/getting_started/quick_start_developers/');
      await page.getByRole('tab', { name: 'GitLab' }).click();
      await expect(page.getByRole('tabpanel', { name: 'GitLab' })).toBeVisible();
    },
  },
  {
    name: 'filtered reference',
    widths,
    enter: async (page) => {
      await open(page, '/docs/intro/configuration/#ref-keycloak_realm');
      await page.getByRole('searchbox', { name: /^Filter/ }).fill('keycloak');
      await expect(page.locator('#ref-ace_designer_mongo_url')).toBeHidden();
    },
  },
  {
    name: 'search box, empty',
    widths,
    enter: async (page) => {
      await open(page, SAMPLE);
      await searchFor(page, '');
    },
  },
  {
    name: 'search box, results',
    widths,
    enter: async (page) => {
      await open(page, SAMPLE);
      const box = await searchFor(page, 'retry');
      await expect(pageOptions(box)).toHaveCount(8);
    },
  },
  {
    name: 'search box, no results',
    widths,
    enter: async (page) => {
      await open(page, SAMPLE);
      const box = await searchFor(page, 'zyxwvu');
      await expect(box.getByText('No results found.')).toBeVisible();
    },
  },
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
  {
    name: 'diagram, enlarged',
    widths,
    enter: async (page) => {
      await open(page, '/docs/intro/detailed/');
      await page.getByRole('button', { name: /^Enlarge the diagram/ }).click();
      await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
    },
  },
  {
    name: 'search page, results',
    widths,
    enter: async (page) => {
      await open(page, '/search/?q=retry');
      await expect(page.getByRole('main').getByRole('status')).toContainText(/\d result/);
    },
  },
  {
    name: 'page with the words of a search marked',
    widths,
    enter: async (page) => {
      await open(page, `${SAMPLE}?_highlight=token`);
      const bar = page.getByRole('region', { name: 'Search matches' });
      await expect(bar.getByRole('status')).toHaveText(/match/);
    },
  },
  {
    name: 'keyboard shortcuts',
    widths,
    enter: async (page) => {
      await open(page, SAMPLE);
      await page.keyboard.press('?');
      await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    },
  },
  {
    name: 'definition of a term',
    widths,
    enter: async (page) => {
      await open(page, SAMPLE);
      await page.locator('a.term').first().focus();
      await expect(page.getByRole('tooltip')).toBeVisible();
    },
  },
  {
    name: 'release overview, an upgrade',
    widths,
    enter: async (page) => {
      await open(page, '/docs/releases/overview/?from=24.2');
      await expect(page.getByRole('heading', { name: 'What to do' })).toBeVisible();
    },
  },
  {
    name: 'step catalogue, filtered',
    widths,
    enter: async (page) => {
      await open(page, '/docs/steps/steps_intro/?q=json&group=data-transformation');
      const group = page.getByRole('main').getByRole('button', { name: 'Data transformation' });
      await expect(group).toHaveAttribute('aria-pressed', 'true');
    },
  },
  {
    name: 'home page, flow file',
    widths,
    enter: async (page) => {
      await open(page, '/');
      await page.getByText('Flow file').click();
      await expect(page.getByText('stepType: jsonata')).toBeVisible();
    },
  },
  {
    name: 'example, run in the page',
    widths,
    enter: async (page) => {
      await open(page, '/docs/steps/jsonata_map/');
      await page.getByRole('button', { name: 'Run this example' }).first().click();
      await expect(page.getByText('Same result as on the page.')).toBeVisible();
    },
  },
  {
    name: 'playground, JSONata',
    widths,
    enter: async (page) => {
      await open(page, '/playground/');
      await expect(page.getByText('Evaluated.')).toBeVisible();
    },
  },
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
