/** The counts of a part of the tests. */
export type Count = {
  passed: number;
  failed: number;
  skipped: number;
  /** Names of the tests that passed only on retry. */
  flaky: string[];
};

/** A command that passes or fails as a whole. */
export const whole = (passed: boolean): Count => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
  skipped: 0,
  flaky: [],
});

/**
 * Counts the tests of the Node.js test runner.
 * @param tap its TAP report; empty if it wrote none
 * @param passed whether it exited successfully; an aborted run counts as a failure, regardless of its report
 */
export function countTap(tap: string, passed: boolean): Count {
  const total = (name: string) => Number(new RegExp(`^# ${name} (\\d+)$`, 'm').exec(tap)?.[1] ?? 0);
  const failed = total('fail') + total('cancelled');
  return {
    passed: total('pass'),
    failed: passed ? failed : Math.max(failed, 1),
    skipped: total('skipped'),
    flaky: [],
  };
}

type Suite = {
  suites?: Suite[];
  specs?: { file: string; line: number; title: string; tests: { status: string }[] }[];
};
type Report = {
  suites: Suite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
};

const flakySpecs = ({ suites = [], specs = [] }: Suite): string[] => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, line, title }) => `${file}:${line} ${title}`),
  ...suites.flatMap(flakySpecs),
];

/**
 * Counts the tests of Playwright.
 * @param json its report; undefined if it wrote none, for example because its server did not start
 * @param passed whether it exited successfully
 */
export function countBrowserTests(json: string | undefined, passed: boolean): Count {
  if (json === undefined) return whole(false);
  const { stats, suites } = JSON.parse(json) as Report;
  return {
    passed: stats.expected + stats.flaky,
    failed: passed ? 0 : Math.max(stats.unexpected, 1),
    skipped: stats.skipped,
    flaky: suites.flatMap(flakySpecs),
  };
}

/** The sum of all parts. */
export const sumOf = (counts: readonly Count[]): Count => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  skipped: counts.reduce((sum, { skipped }) => sum + skipped, 0),
  flaky: counts.flatMap(({ flaky }) => flaky),
});

/** The last lines of the output: flaky tests, if any, then the number of passed, failed and skipped tests. */
export function summary({ passed, failed, skipped, flaky }: Count): string {
  const flakyTests = flaky.length > 0 ? [`${flaky.length} flaky: ${flaky.join('; ')}`] : [];
  const rest = skipped > 0 ? `, ${skipped} skipped` : '';
  return [...flakyTests, `${passed} passed, ${failed} failed${rest}`].join('\n');
}
