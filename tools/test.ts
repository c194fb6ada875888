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
const env: NodeJS.ProcessEnv = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !(deploymentVariables as readonly string[]).includes(name),
  ),
);

const build = (dir: string, variables: NodeJS.ProcessEnv = env): Task => ({
  command: `npx docusaurus build --out-dir ${dir} && npx tsx tools/manifest.ts ${dir}`,
  env: variables,
});

/** Runs the test files in a folder. */
const nodeTests = (folder: string, after?: Task, variables = env): Task => ({
  command: `npx tsx --test-reporter=spec tools/node-tests.ts ${folder}`,
  env: variables,
  after,
  runsTests: true,
});

const check = (command: string): Task => ({ command: `npx ${command}`, env });

/** The checks and tests that need no browser. The longest come first; what needs the site comes after it. */
function withoutBrowser(site: Task): Task[] {
  if (options.nightly) {
    // One build after the other: they share the folder .docusaurus. The tests ask both.
    const variables = { ...env, ...builds.options.env };
    const variant = { ...build(builds.options.dir, variables), after: site };
    return [site, variant, nodeTests('tests/nightly', variant)];
  }
  const packages = existsSync('packages') ? readdirSync('packages') : [];
  return [
    site,
    check('eslint .'),
    nodeTests('tests/unit'),
    check('tsc --noEmit'),
    check('prettier --check --log-level warn .'),
    check('tsx tools/docs-check.ts --all'),
    nodeTests('tests/build', site),
    nodeTests('tests/examples'),
    ...packages.map((name) => nodeTests(`packages/${name}`)),
    nodeTests('bench/tests', site),
    check('knip --no-config-hints'),
    check('stylelint "src/**/*.css"'),
  ];
}

/** The browser tests of which a change runs a sample: those that ask for the extent. */
const sampled = () =>
  filesIn('tests/browser')
    .filter((path) => readFileSync(`tests/browser/${path}`, 'utf8').includes('support/extent'))
    .join(' ');

function withBrowser(chromium: string): Task[] {
  const browserTests = (folders: string, more: NodeJS.ProcessEnv = {}): Task => ({
    command: `npx playwright test -c tests ${folders}`,
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
  // The browser tests use all processors.
  if (chromium && isBuilt) results.push(...(await runTasks(withBrowser(chromium), 1)));
  report(results);
}

main().catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
