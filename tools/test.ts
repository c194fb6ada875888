import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { builds, deploymentDir, deploymentVariables } from './lib/builds';
import { ensureChromium } from './lib/chromium';
import { countBrowserTests, countTap, sumOf, summary } from './lib/results';
import { runAll, type Task } from './lib/tasks';

/**
 * npm test: every check and every test. The last line counts the passed, failed and skipped tests.
 *   --no-browser  skips the browser tests
 * If SITE_URL is set, the site is also built and tested with the variables that the README describes.
 */
const { values: options } = parseArgs({ options: { 'no-browser': { type: 'boolean' } } });

const RESULTS = 'test-results';
const BROWSER_REPORT = join(RESULTS, 'browser.json');

/** The environment without the deployment variables: the tests use the default configuration of the site. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const own: readonly string[] = deploymentVariables;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.includes(name)));
}

/**
 * A task that runs test files with the Node.js test runner.
 * @param name name of the task
 */
function nodeTests(
  name: string,
  files: readonly string[],
  env: NodeJS.ProcessEnv,
  after?: readonly string[],
): Task {
  const tap = join(RESULTS, `${name.replaceAll('/', '-')}.tap`);
  const reporters = `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=tap --test-reporter-destination=${tap}`;
  return {
    command: `npx tsx ${reporters} tools/node-tests.ts ${files.join(' ')}`,
    name,
    env,
    after,
    count: (passed) => countTap(existsSync(tap) ? readFileSync(tap, 'utf8') : '', passed),
  };
}

const testsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${folder}/${name}`);

function tasks(browser: string | undefined): Task[] {
  const env = plainEnvironment();
  const check = (command: string): Task => ({ command, env });
  const build = (dir: string, variables: object, after: readonly string[]): Task => ({
    command: `npx docusaurus build --out-dir ${dir} && npx tsx tools/deploy/writeManifest.ts ${dir}`,
    env: { ...env, ...variables },
    after,
  });
  // The builds run one after the other because they share the folder .docusaurus; the checks run in parallel.
  const site = build(builds.site.dir, builds.site.env, []);
  const variant = build(builds.options.dir, builds.options.env, [site.command]);
  const built = [site.command, variant.command];
  // These tests build copies of the site, and take as long as all others together.
  const isFaulty = (path: string) => /\/(?:bad-input|hostile-content)\.test\.ts$/.test(path);
  const buildTests = testsIn('tests/build');
  // The first task in the list that is ready runs next: the builds and their tests are the critical path.
  const all = [
    site,
    variant,
    nodeTests(
      'tests/build',
      buildTests.filter((path) => !isFaulty(path)),
      env,
      built,
    ),
    check('npx eslint .'),
    nodeTests('tests/unit', testsIn('tests/unit'), env),
    check('npx tsc --noEmit'),
    check('npx prettier --check --log-level warn .'),
    check('npx tsx tools/docs-check.ts --all'),
    nodeTests('tests/examples', testsIn('tests/examples'), env),
    check('npx knip --no-config-hints'),
    check('npx stylelint "src/**/*.css"'),
    nodeTests('bench/tests', testsIn('bench/tests'), env, [site.command]),
    nodeTests('tests/build/bad-input', buildTests.filter(isFaulty), env, built),
  ];
  if (browser === undefined) return all;
  if (process.env.SITE_URL) {
    const own = { ...process.env, CHROMIUM: browser };
    const deployment = build(deploymentDir, own, built);
    all.push(
      deployment,
      nodeTests('tests/deployment', testsIn('tests/deployment'), own, [deployment.command]),
    );
  }
  all.push({
    command: 'npx playwright test',
    env: { ...env, CHROMIUM: browser },
    after: built,
    alone: true,
    count: (passed) =>
      countBrowserTests(
        existsSync(BROWSER_REPORT) ? readFileSync(BROWSER_REPORT, 'utf8') : undefined,
        passed,
      ),
  });
  return all;
}

async function main(): Promise<void> {
  // First, so that a run without a browser fails immediately.
  const browser = options['no-browser'] ? undefined : ensureChromium();
  // Reports of an earlier run must not be counted.
  rmSync(RESULTS, { recursive: true, force: true });
  mkdirSync(RESULTS, { recursive: true });
  const outcomes = await runAll(tasks(browser));
  console.log(
    `\n${outcomes.map(({ seconds, name }) => `${String(seconds).padStart(5)} s  ${name}`).join('\n')}`,
  );
  const total = sumOf(outcomes.map(({ count }) => count));
  console.log(`\n${summary(total)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  console.log('\n0 passed, 1 failed');
  process.exitCode = 1;
});
