import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builds } from './lib/builds';
import { ensureChromium } from './lib/chromium';

/** npm test: every check and every test, in order of cost. The last line counts what passed and what failed. */

const RESULTS = 'test-results';
const total = { passed: 0, failed: 0 };

function run(command: string, env: Record<string, string> = {}): boolean {
  console.log(`\n> ${command}`);
  const { status } = spawnSync(command, {
    shell: true,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

function count(passed: number, failed: number): void {
  total.passed += passed;
  total.failed += failed;
}

/** A command that passes or fails as a whole. */
function check(command: string, env?: Record<string, string>): boolean {
  const passed = run(command, env);
  count(passed ? 1 : 0, passed ? 0 : 1);
  return passed;
}

/** Tests of node's own runner, counted one by one; a runner that breaks off counts as failed. */
function nodeTests(folder: string): void {
  const tap = join(RESULTS, `${folder.replace('/', '-')}.tap`);
  const reporters = `--test-reporter=spec --test-reporter-destination=stdout --test-reporter=tap --test-reporter-destination=${tap}`;
  const passed = run(`npx tsx --test ${reporters} ${folder}/*.test.ts`);
  const report = existsSync(tap) ? readFileSync(tap, 'utf8') : '';
  const figure = (name: string) =>
    Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(report)?.[1] ?? 0);
  const failed = figure('fail');
  count(figure('pass'), passed ? failed : Math.max(failed, 1));
}

function browserTests(): void {
  const passed = run('npx playwright test', { CHROMIUM: ensureChromium() });
  const { stats } = JSON.parse(readFileSync(join(RESULTS, 'browser.json'), 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number };
  };
  count(stats.expected + stats.flaky, passed ? 0 : Math.max(stats.unexpected, 1));
}

mkdirSync(RESULTS, { recursive: true });
check('npx tsc --noEmit');
check('npx eslint .');
check('npx stylelint "src/**/*.css"');
check('npx prettier --check --log-level warn .');
check('npx knip --no-config-hints');
check('npx tsx tools/docs-check.ts');
nodeTests('tests/unit');
nodeTests('bench/tests');
nodeTests('tests/examples');
const built = Object.values(builds).map(({ dir, env }) =>
  check(`npx docusaurus build --out-dir ${dir}`, { ...env }),
);
if (built.every(Boolean)) {
  nodeTests('tests/build');
  try {
    browserTests();
  } catch (error) {
    console.error((error as Error).message);
    count(0, 1);
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
