import { spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';

export type Task = {
  /** A command line for the shell. */
  command: string;
  /** The complete environment of the command. */
  env: NodeJS.ProcessEnv;
  /** A task before this one in the list, without whose success this one is skipped. */
  after?: Task;
  /** Whether the command runs tests, which are counted. Otherwise, it passes or fails as a whole. */
  runsTests?: boolean;
};

export type Result = {
  command: string;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
};

/** The sum of what is counted under some names: "ℹ pass 3" by Node.js, "  3 passed (2s)" by Playwright. */
function counted(output: string, names: string): number {
  const line = new RegExp(`^(?:ℹ (?:${names}) (\\d+)| {2}(\\d+) (?:${names})\\b.*)$`, 'gm');
  return [...output.matchAll(line)].reduce(
    (sum, [, node, browser]) => sum + Number(node ?? browser),
    0,
  );
}

/** How tasks run. */
type Way = {
  /** How many at a time; by default as many as there are processors. */
  slots?: number;
  /** Whether to show the output of a task at once instead of at its end. */
  isLive?: boolean;
  /** Whether they only get the time of the processors that nothing else needs. */
  isIdle?: boolean;
};

function run({ command, env, runsTests }: Task, { isLive, isIdle }: Way): Promise<Result> {
  const start = performance.now();
  if (isLive) console.log(`\n> ${command}`);
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env: { ...env, FORCE_COLOR: '0' } });
    if (isIdle && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (isLive) process.stdout.write(text);
      });
    }
    child.on('close', (code) => {
      const seconds = Math.round((performance.now() - start) / 1000);
      if (!isLive) console.log(`\n> ${command}\n${output.trimEnd()}`);
      console.log(`(${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s)`);
      resolve({
        command,
        seconds,
        passed: runsTests ? counted(output, 'pass|passed') : Number(code === 0),
        // A test runner that breaks off has no failed test.
        failed: code === 0 ? 0 : Math.max(counted(output, 'fail|failed|cancelled'), 1),
        skipped: runsTests ? counted(output, 'skipped') : 0,
      });
    });
  });
}

/**
 * Runs tasks in their order.
 * @returns the results of the tasks that ran
 */
export async function runTasks(tasks: readonly Task[], way: Way = {}): Promise<Result[]> {
  const results = new Map<Task, Promise<Result | undefined>>();
  const queue = [...tasks];
  const runInTurn = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) {
      const current = task;
      const before = current.after && results.get(current.after);
      const result = (async () => {
        if (before && (await before)?.failed !== 0) {
          console.log(`\n> ${current.command}\n(skipped: ${current.after?.command} failed)`);
          return undefined;
        }
        return run(current, way);
      })();
      results.set(current, result);
      await result;
    }
  };
  const { slots = availableParallelism() } = way;
  await Promise.all(Array.from({ length: slots }, runInTurn));
  return (await Promise.all(results.values())).filter((result) => result !== undefined);
}
