import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import * as playwright from '@playwright/test';
import { builds, deploymentDir, deploymentVariables } from './lib/builds';
import { filesIn } from './lib/built';
import { ensureChromium } from './lib/chromium';
import { runTasks, type Result, type Task } from './lib/runTasks';

/**
 * npm test: every check, and every test of a change. The last line counts the passed, failed and skipped tests.
 *   --no-browser  skips the browser tests
 *   --nightly     runs what takes longer instead: npm run test:nightly
 * If SITE_URL is set, the site is also built and tested with the variables that the README describes.
 */
const { values: options } = parseArgs({
  options: { 'no-browser': { type: 'boolean' }, nightly: { type: 'boolean' } },
});

/** The environment without the deployment variables: the tests use the default configuration of the site. */
const env: NodeJS.ProcessEnv = {
  ...process.env,
  ...Object.fromEntries(deploymentVariables.map((name) => [name, undefined])),
  // Trees of hundreds of pages are collected too often in the 16 MB of new objects that Node.js has by default.
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
};

// npm has put node_modules/.bin into the path.
const build = (dir: string, variables: NodeJS.ProcessEnv = env): Task => ({
  command: `docusaurus build --out-dir ${dir} && tsx tools/manifest.ts ${dir}`,
  env: variables,
});

/** Runs the test files in a folder. */
const nodeTests = (folder: string, after?: Task, variables = env): Task => ({
  command: `tsx --test-reporter=spec tools/node-tests.ts ${folder}`,
  env: variables,
  after,
  runsTests: true,
});

const check = (command: string): Task => ({ command, env });

/** What needs no site, and no time of its own: the browser leaves the processors idle for a fifth of the time. */
const checks = options.nightly
  ? []
  : [
      'tsx tools/docs-check.ts --all',
      'tsc --noEmit',
      'prettier --check --log-level warn .',
      'stylelint "src/**/*.css"',
      'knip --no-config-hints',
    ].map(check);

/** The tests that need no browser. The longest come first; what needs the site comes after it. */
function withoutBrowser(site: Task): Task[] {
  if (options.nightly) {
    // One build after the other: they share the folder .docusaurus. The tests ask both.
    const variables = { ...env, ...builds.options.env };
    const variant = { ...build(builds.options.dir, variables), after: site };
    return [site, variant, nodeTests('tests/nightly', variant)];
  }
  return [
    site,
    check('eslint .'),
    nodeTests('tests/unit'),
    nodeTests('tests/build', site),
    nodeTests('bench/tests', site),
    nodeTests('tests/examples'),
    ...readdirSync('packages').map((name) => nodeTests(`packages/${name}`)),
  ];
}

/** The browser tests of which a change runs a sample: those that ask for the extent. */
const sampled = () =>
  filesIn('tests/browser')
    .filter((path) => readFileSync(`tests/browser/${path}`, 'utf8').includes('support/extent'))
    .join(' ');

function withBrowser(chromium: string): Task[] {
  const browserTests = (folders: string, more: NodeJS.ProcessEnv = {}): Task => ({
    command: `playwright test -c tests ${folders}`,
    env: { ...env, CHROMIUM: chromium, ...more },
    runsTests: true,
  });
  if (options.nightly) {
    const others = (['firefox', 'webkit'] as const)
      .filter((name) => existsSync(playwright[name].executablePath()))
      .map((name) => `--project=${name}`);
    return [`tests/nightly/ ${sampled()} --project=chromium`, ...others].map((which) =>
      browserTests(which, { TEST_EXTENT: 'full' }),
    );
  }
  if (!process.env.SITE_URL) return [browserTests('browser/')];
  const own = { ...process.env, CHROMIUM: chromium };
  const deployment = build(deploymentDir, own);
  return [browserTests('browser/'), deployment, nodeTests('tests/deployment', deployment, own)];
}

function report(results: readonly Result[]): void {
  const total = { passed: 0, failed: 0, skipped: 0 };
  console.log('');
  for (const { command, seconds, passed, failed, skipped } of results) {
    console.log(`${String(seconds).padStart(5)} s  ${failed > 0 ? 'FAILED  ' : ''}${command}`);
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  const skippedTests = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skippedTests}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  // First, so that a run without a browser fails immediately.
  const chromium = options['no-browser'] ? undefined : ensureChromium();
  const site = build(builds.site.dir);
  const results = await runTasks(withoutBrowser(site));
  const isBuilt = results.every(({ command, failed }) => command !== site.command || failed === 0);
  const others =
    chromium && isBuilt
      ? [
          runTasks(withBrowser(chromium), { slots: 1, isLive: true }),
          runTasks(checks, { slots: 1, isIdle: true }),
        ]
      : [runTasks(checks)];
  report([...results, ...(await Promise.all(others)).flat()]);
}

main().catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
