import { expect, type Page } from '@playwright/test';
import { builds } from '../../tools/lib/builds';
import { builtPage } from './builtPage';
import { title } from './parts';

/** Address of the other build; the site itself is the base URL. */
export const optionsSite = `http://localhost:${builds.options.port}${builds.options.baseUrl}`;

/** One page of each kind, for checks of the whole site. */
export const pageKinds = {
  'home page': '/',
  'step page': '/docs/steps/jsonata_map/',
  'long reference': '/docs/intro/configuration/',
  'release overview': '/docs/releases/overview/',
  'page of ACE 4': '/docs/ace4/flow_builder/overview/',
  topic: '/docs/tags/steps/',
  'search page': '/search/?q=retry',
  'not-found page': '/docs/steps/jsonata_mop',
} as const;

/** Two pages of the same category, which link to each other in the sidebar. */
export const PAGE = '/docs/steps/jwt/';
export const NEXT = '/docs/steps/rest_http/';

// What a page says is read from the build, so that a writer may change it.

/** The heading of a page. */
export const headingOf = (address: string): string =>
  builtPage(builds.site.dir, address)('h1').first().text();

/** The text of the first paragraph of a page. */
export const introOf = (address: string): string =>
  builtPage(builds.site.dir, address)('article header ~ p, article .markdown > p').first().text();

/** Expects that the window shows a page of the documentation, at its address. */
export async function expectPage(page: Page, address: string): Promise<void> {
  await expect(page).toHaveURL(address);
  await expect(title(page)).toHaveText(headingOf(address));
}
