import assert from 'node:assert/strict';
import { test } from 'node:test';
import { countBrowserTests, countTap, sumOf, summary, whole } from '../../tools/lib/results';
import { runAll, type Task } from '../../tools/lib/tasks';

const tap = '# tests 9\n# pass 5\n# fail 1\n# cancelled 1\n# skipped 2\n';
const report = JSON.stringify({
  stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 1 },
  suites: [
    {
      specs: [],
      suites: [
        {
          specs: [
            { file: 'a.spec.ts', line: 7, title: 'late', tests: [{ status: 'flaky' }] },
            { file: 'a.spec.ts', line: 9, title: 'well', tests: [{ status: 'expected' }] },
          ],
        },
      ],
    },
  ],
});

test('the last line has the counts, and the line before it lists the flaky tests', () => {
  const total = sumOf([whole(true), countTap(tap, false), countBrowserTests(report, true)]);
  assert.equal(summary(total), '1 flaky: a.spec.ts:7 late\n10 passed, 2 failed, 3 skipped');
  assert.equal(summary(whole(false)), '0 passed, 1 failed');
});

test('a test runner that aborts counts as a failure', () => {
  assert.deepEqual(countTap('', false), whole(false));
  assert.equal(countTap('# pass 5\n# fail 0\n', false).failed, 1);
  assert.deepEqual(countBrowserTests(undefined, false), whole(false));
  assert.equal(countBrowserTests(report, false).failed, 1);
});

const task = (command: string, more: Partial<Task> = {}): Task => ({
  command,
  env: process.env,
  ...more,
});

test('tasks run in parallel, and wait for their dependencies', async () => {
  const start = performance.now();
  const outcomes = await runAll(
    [
      task('sleep 0.5; true first'),
      task('sleep 0.5; true second'),
      task('true third', { after: ['sleep 0.5; true first'], alone: true }),
    ],
    2,
  );
  assert.deepEqual(
    outcomes.map(({ passed }) => passed),
    [true, true, true],
  );
  assert.equal(outcomes.at(-1)?.command, 'true third');
  assert.ok(performance.now() - start >= 500);
});

test('a failed task is counted, and its direct and indirect dependents are skipped', async () => {
  const outcomes = await runAll(
    [
      task('exit 3'),
      task('true second', { after: ['exit 3'] }),
      task('true third', { after: ['true second'], alone: true }),
      task('true fourth'),
    ],
    1,
  );
  assert.deepEqual(
    outcomes.map(({ command, count }) => [command, count.failed]),
    [
      ['exit 3', 1],
      ['true fourth', 0],
    ],
  );
});

test('a task with an unknown dependency is an error', async () => {
  await assert.rejects(runAll([task('true', { after: ['nothing'] })]), /that true waits for/);
});
