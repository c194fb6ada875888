import { join } from 'node:path';

const root = join(__dirname, '..', '..');

// The tests use three ports from this one; set TEST_PORT if they are in use.
const firstPort = Number(process.env.TEST_PORT ?? 4173);

/** The built sites that the tests use. */
export const builds = {
  /** The site as it is published, except for the reserved addresses. */
  site: { dir: join(root, 'build'), baseUrl: '/', port: firstPort, env: {} },
  /** Every optional feature enabled, in two languages, with its own base URL. */
  options: {
    dir: join(root, '.build-variants', 'options'),
    baseUrl: '/kb/',
    port: firstPort + 1,
    env: {
      SITE_BASE_URL: '/kb/',
      SITE_LOCALES: 'en,de',
      SITE_TRANSLATIONS: 'tests/fixtures/translations',
      SITE_ANNOUNCEMENT_ID: 'first',
      SITE_ANNOUNCEMENT: 'The documentation moves on Sunday.',
      SITE_NAVBAR_HIDE_ON_SCROLL: 'true',
      SEARCH_PARENT_CATEGORIES: 'true',
      SEARCH_INSIGHTS_APP_ID: 'TESTAPP',
      SEARCH_INSIGHTS_API_KEY: 'test-key',
    },
  },
} as const;

/** The folder in which `npm test` builds the site with the variables of the environment, which CI publishes. */
export const deploymentDir = join(root, '.build-variants', 'deployment');
