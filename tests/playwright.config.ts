import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { builds } from '../tools/lib/builds';
import { chromiumArgs, ensureChromium } from '../tools/lib/chromium';
import { isFull } from './support/extent';

const root = join(__dirname, '..');

/** What readers do in every browser. None of these tests reads the clipboard, which only Chromium permits. */
const inEveryBrowser = [
  'nightly/browsers.spec.ts',
  'browser/content/{home,pictures,releases,tabs,tooltips}.spec.ts',
  'browser/examples/playground.spec.ts',
  'browser/navigation/{color-mode,not-found,versions}.spec.ts',
  'browser/robustness/{hydration,no-javascript,print}.spec.ts',
  'browser/search/{box,highlight,opening,page}.spec.ts',
];

/**
 * Browser tests: `npx playwright test -c tests browser` are those of `npm test`, `nightly` are the others. Nothing
 * downloads a browser: they run in the installed Chromium. At night, what browsers may differ in
 * also runs in Playwright's Firefox and WebKit, if they are there (`npx playwright install firefox webkit`).
 */
export default defineConfig({
  testDir: '.',
  // By default also *.test.ts, those of Node.js.
  testMatch: '*.spec.ts',
  outputDir: join(root, 'test-results'),
  // On a machine with other work, what takes a second may take many; only a failure takes as long.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: Math.max(2, Math.floor(availableParallelism() * 0.75)),
  // A test that fails once is wrong: it, or the site.
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${builds.site.port}`,
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      use: {
        // A new context for each test takes as long as the test. tests/support/page.ts resets what Playwright leaves.
        reuseContext: true,
        launchOptions: {
          executablePath: ensureChromium(),
          args: [
            ...chromiumArgs,
            // Without a graphics card, Chromium would emulate one, in another process.
            '--disable-gpu',
            '--in-process-gpu',
            // No page of a test lives long enough for optimized code to repay its compilation.
            '--js-flags=--no-opt,--no-maglev,--single-threaded-gc',
          ],
        },
      },
    },
    ...(isFull ? ['Firefox', 'Safari'] : []).map((name) => ({
      name: name === 'Safari' ? 'webkit' : 'firefox',
      testMatch: inEveryBrowser,
      use: { ...devices[`Desktop ${name}`], viewport: { width: 1440, height: 900 } },
    })),
  ],
  webServer: {
    command: 'npx tsx tests/support/serve.ts',
    cwd: root,
    url: `http://localhost:${builds.site.port}/`,
    // Another site, or another checkout of this one, may answer on the port: the tests would be about that.
    reuseExistingServer: false,
  },
});
