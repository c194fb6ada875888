import { join } from 'node:path';

const root = join(__dirname, '..', '..');

// Three ports from here on; TEST_PORT moves them where they are taken.
const firstPort = Number(process.env.TEST_PORT ?? 4173);

/** The built sites that the tests look at. */
export const builds = {
  /** The site as it is published, but for the reserved addresses. */
  site: { dir: join(root, 'build'), baseUrl: '/', port: firstPort, env: {} },
  /** Every optional part switched on, in two languages, under a path of its own. */
  options: {
    dir: join(root, '.build-variants', 'options'),
    baseUrl: '/kb/',
    port: firstPort + 1,
    env: {
      SITE_BASE_URL: '/kb/',
      SITE_LOCALES: 'en,de',
      SITE_ANNOUNCEMENT_ID: 'first',
      SITE_ANNOUNCEMENT: 'The documentation moves on Sunday.',
      SITE_NAVBAR_HIDE_ON_SCROLL: 'true',
      SEARCH_PARENT_CATEGORIES: 'true',
      SEARCH_INSIGHTS_APP_ID: 'TESTAPP',
      SEARCH_INSIGHTS_API_KEY: 'test-key',
    },
  },
} as const;

/** Port of the `options` build served under the wrong path, as after a wrong set-up. */
export const misplacedPort = firstPort + 2;

/** The variables that describe a deployment: the table in the README. */
export const deploymentVariables = [
  'SITE_URL',
  'SITE_BASE_URL',
  'SITE_CHAT_URL',
  'SITE_CONTACT_URL',
  'SITE_REPOSITORY_URL',
  'SITE_ANNOUNCEMENT',
  'SITE_ANNOUNCEMENT_ID',
  'SITE_NAVBAR_HIDE_ON_SCROLL',
  'SITE_LOCALES',
  'SITE_BUILD',
  'SEARCH_PARENT_CATEGORIES',
  'SEARCH_INSIGHTS_APP_ID',
  'SEARCH_INSIGHTS_API_KEY',
] as const;

/** Where `npm test` builds the site as the environment describes it: what CI publishes. */
export const deploymentDir = join(root, '.build-variants', 'deployment');
