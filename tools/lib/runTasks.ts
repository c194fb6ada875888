import { spawn } from 'node:child_process';
import { availableParallelism, constants, setPriority } from 'node:os';
import { each } from './each';

export type Task = {
  /** A command line for the shell. */
  command: string;
  /** The complete environment of the command; by default that of this process. */
  env?: NodeJS.ProcessEnv;
};

/** How a command ended: the tests that it counts in its output, or the command as a whole. */
export type Result = {
  command: string;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
};

/** How tasks run. */
type Way = {
  /** How many chains run at a time; by default as many as there are processors. */
  slots?: number;
  /** Whether to show the output of a task at once instead of at its end. */
  isLive?: boolean;
  /** Whether they only get the time of the processors that nothing else needs. */
  isIdle?: boolean;
};

/** The sum of the tests counted under some names: "ℹ pass 3" by Node.js, "  3 passed (2s)" by Playwright. */
function counted(output: string, names: string): number | undefined {
  const line = new RegExp(`^(?:ℹ (?:${names}) (\\d+)| {2}(\\d+) (?:${names})\\b.*)$`, 'gm');
  const counts = [...output.matchAll(line)].map(([, node, browser]) => Number(node ?? browser));
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count) : undefined;
}

async function run({ command, env = process.env }: Task, way: Way): Promise<Result> {
  const start = performance.now();
  const child = spawn(command, { shell: true, env: { ...env, FORCE_COLOR: '0' } });
  if (way.isIdle && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  let output = `\n> ${command}\n`;
  if (way.isLive) process.stdout.write(output);
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (way.isLive) process.stdout.write(text);
    });
  }
  const code = await new Promise((resolve) => child.on('close', resolve));
  const seconds = Math.round((performance.now() - start) / 1000);
  if (!way.isLive) console.log(output.trimEnd());
  console.log(`(${code === 0 ? 'passed' : 'FAILED'} after ${seconds} s)`);
  return {
    command,
    seconds,
    passed: counted(output, 'pass|passed') ?? Number(code === 0),
    // A test runner that breaks off has no failed test.
    failed: code === 0 ? 0 : counted(output, 'fail|failed|cancelled') || 1,
    skipped: counted(output, 'skipped') ?? 0,
  };
}

/**
 * Runs chains of tasks in their order. A task runs when the one before it in its chain has passed.
 * @returns the results of the tasks that ran
 */
export async function runTasks(
  chains: readonly (readonly Task[])[],
  way: Way = {},
): Promise<Result[]> {
  const results: Result[] = [];
  await each(chains, way.slots ?? availableParallelism(), async (chain) => {
    for (const task of chain) {
      const result = await run(task, way);
      results.push(result);
      if (result.failed > 0) break;
    }
  });
  return results;
}
