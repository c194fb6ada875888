import { defineConfig } from '@playwright/test';
import { builds } from './tools/lib/builds';

/** Browser tests, in Debian's Chromium: nothing downloads a browser. CHROMIUM names another one. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/screenshots/{arg}{ext}',
  // A missing screenshot fails its test; only `npm run test:accept-screenshots` writes one.
  updateSnapshots: 'none',
  // Anti-aliasing differs between builds of the browser.
  expect: { toHaveScreenshot: { maxDiffPixelRatio: 0.003 } },
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  // A shared machine can stall one of some 370 tests; what passed only then is listed as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    baseURL: `http://localhost:${builds.site.port}`,
    viewport: { width: 1440, height: 900 },
    // A failed test runs again, and that run is traced. Tracing every test takes a third more CPU time.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // A new context for each test takes as long as the test. tools/lib/page.ts resets what Playwright leaves.
    reuseContext: true,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        // Without a graphics card, Chromium would emulate one.
        '--disable-gpu',
      ],
    },
  },
  webServer: {
    command: 'npx tsx tests/support/serve.ts',
    url: `http://localhost:${builds.site.port}/`,
    // Another site, or another checkout of this one, may answer on the port: the tests would be about that.
    reuseExistingServer: false,
  },
});
