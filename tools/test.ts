import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { parseArgs } from 'node:util';
import * as playwright from '@playwright/test';
import { builds, deploymentDir } from './lib/builds';
import { ensureChromium } from './lib/chromium';
import { results, run } from './lib/run';

/**
 * npm test: every check, and every test of a change. The last line counts the passed, failed and skipped tests.
 *   --no-browser  skips the browser tests
 *   --nightly     runs what takes longer instead: npm run test:nightly
 * If SITE_URL is set, the site is also built and tested with the variables that the README describes.
 */
const { values: options } = parseArgs({
  options: { 'no-browser': { type: 'boolean' }, nightly: { type: 'boolean' } },
});

/** The environment with the variables of a deployment; all other tests use the default configuration of the site. */
const deploymentEnv = { ...process.env };
for (const name in deploymentEnv) if (/^(?:SITE|SEARCH)_/.test(name)) delete process.env[name];

// npm has put node_modules/.bin into the path.
const build = (dir: string, env?: NodeJS.ProcessEnv) =>
  run(`docusaurus build --out-dir ${dir} && tsx tools/deploy/index.ts manifest ${dir}`, { env });

let isBuilt = false;
const buildSite = async () => (isBuilt = await build(builds.site.dir));

/** The command line that runs the test files in folders. */
const nodeTestsOf = (folders: string) => `tsx --test-reporter=spec tools/node-tests.ts ${folders}`;
const nodeTests = (folders: string, env?: NodeJS.ProcessEnv) => run(nodeTestsOf(folders), { env });

/** What needs no time of its own: the browser leaves the processors idle for a fifth of the time. */
const checks = [nodeTestsOf('tests/examples packages'), 'tsx tools/docs-check.ts --all'];

/** The site, and what needs no browser; the longest come first, and the shortest fill the time of the last processor. */
const withoutBrowser = [
  async () => (await buildSite()) && (await nodeTests('tests/build bench/tests')),
  ...[
    'eslint .',
    nodeTestsOf('tests/unit'),
    'npm run --silent format:check',
    'stylelint "src/**/*.css"',
    'npm run --silent typecheck',
    'knip --no-config-hints',
  ].map((command) => () => run(command)),
];

const extensive = { ...process.env, TEST_EXTENT: 'full' };

/** The same at night. One build after the other: they share the folder .docusaurus. The tests ask both. */
async function withoutBrowserAtNight(): Promise<boolean> {
  const env = { ...process.env, ...builds.options.env };
  return (
    (await buildSite()) &&
    (await build(builds.options.dir, env)) &&
    (await nodeTests('tests/nightly tests/build tests/unit bench/tests', extensive))
  );
}

const browserTests = (which: string, env?: NodeJS.ProcessEnv) =>
  run(`playwright test -c tests ${which}`, { env, isLive: true });

/** The browser tests, and those of the deployment, if there is one. */
async function withBrowser(): Promise<void> {
  await browserTests('browser/');
  if (deploymentEnv.SITE_URL && (await build(deploymentDir, deploymentEnv)))
    await nodeTests('tests/deployment', deploymentEnv);
}

/** The browser tests of the night, and those of which a change runs a sample: they ask for the extent. */
async function withBrowserAtNight(): Promise<void> {
  const others = (['firefox', 'webkit'] as const)
    .filter((name) => existsSync(playwright[name].executablePath()))
    .map((name) => `--project=${name}`);
  const sampled = 'browser/accessibility browser/robustness';
  for (const which of [`tests/nightly/ ${sampled} --project=chromium`, ...others])
    await browserTests(which, extensive);
}

function report(): void {
  const sum = (count: 'passed' | 'failed' | 'skipped') =>
    results.reduce((total, result) => total + result[count], 0);
  console.log('');
  for (const { command, seconds, failed } of results)
    console.log(`${String(seconds).padStart(5)} s  ${failed > 0 ? 'FAILED  ' : ''}${command}`);
  const skipped = sum('skipped') > 0 ? `, ${sum('skipped')} skipped` : '';
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed${skipped}`);
  process.exitCode = sum('failed') === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  const hasBrowser = !options['no-browser'];
  // First, so that a run without a browser fails immediately.
  if (hasBrowser) ensureChromium();
  const all = availableParallelism();
  const isNightly = options.nightly;
  const atOnce = (tasks: readonly (() => Promise<unknown>)[], concurrency: number) =>
    Readable.from(tasks).forEach(async (task: () => Promise<unknown>) => void (await task()), {
      concurrency,
    });
  await atOnce(isNightly ? [withoutBrowserAtNight] : withoutBrowser, all);
  const browser = isNightly ? withBrowserAtNight : withBrowser;
  await Promise.all([
    hasBrowser && isBuilt && browser(),
    !isNightly &&
      atOnce(
        checks.map((check) => () => run(check, { isIdle: hasBrowser })),
        hasBrowser ? 1 : all,
      ),
  ]);
  report();
}

main().catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
