import { spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';

export type Task = {
  /** A command line for the shell. */
  command: string;
  /** The complete environment of the command; by default that of this process. */
  env?: NodeJS.ProcessEnv;
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

/** How tasks run. */
type Way = {
  /** Whether to show the output of a task at once instead of at its end. */
  isLive?: boolean;
  /** Whether they only get the time of the processors that nothing else needs. */
  isIdle?: boolean;
};

/** The sum of what is counted under some names: "ℹ pass 3" by Node.js, "  3 passed (2s)" by Playwright. */
function counted(output: string, names: string): number {
  const line = new RegExp(`^(?:ℹ (?:${names}) (\\d+)| {2}(\\d+) (?:${names})\\b.*)$`, 'gm');
  return [...output.matchAll(line)].reduce(
    (sum, [, node, browser]) => sum + Number(node ?? browser),
    0,
  );
}

function run({ command, env, runsTests }: Task, { isLive, isIdle }: Way): Promise<Result> {
  const start = performance.now();
  if (isLive) console.log(`\n> ${command}`);
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      env: { ...(env ?? process.env), FORCE_COLOR: '0' },
    });
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
 * Runs chains of tasks in their order. A task runs when the one before it in its chain has passed.
 * @param slots how many chains run at a time; by default as many as there are processors
 * @returns the results of the tasks that ran
 */
export async function runTasks(
  chains: readonly (readonly Task[])[],
  { slots = availableParallelism(), ...way }: Way & { slots?: number } = {},
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = [...chains];
  const runInTurn = async () => {
    for (let chain = queue.shift(); chain; chain = queue.shift()) {
      for (const task of chain) {
        const result = await run(task, way);
        results.push(result);
        if (result.failed > 0) break;
      }
    }
  };
  await Promise.all(Array.from({ length: slots }, runInTurn));
  return results;
}
