import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** How a command ended: the tests that it counts in its output, or the command as a whole. */
type Result = {
  command: string;
  seconds: number;
  passed: number;
  failed: number;
  skipped: number;
};

type Way = {
  /** The complete environment of the command. */
  env?: NodeJS.ProcessEnv;
  /** Whether to show its output at once instead of at its end. */
  isLive?: boolean;
  /** Whether it only gets the time of the processors that nothing else needs. */
  isIdle?: boolean;
};

/** The results of the commands that ran. */
export const results: Result[] = [];

/** The sum of the tests counted under some names: "ℹ pass 3" by Node.js, "  3 passed (2s)" by Playwright. */
function counted(output: string, names: string): number | undefined {
  const line = new RegExp(`^(?:ℹ (?:${names}) (\\d+)| {2}(\\d+) (?:${names})\\b.*)$`, 'gm');
  const counts = [...output.matchAll(line)].map(([, node, browser]) => Number(node ?? browser));
  return counts.length > 0 ? counts.reduce((sum, count) => sum + count) : undefined;
}

/**
 * Runs a command line of the shell.
 * @returns whether it passed
 */
export async function run(command: string, way: Way = {}): Promise<boolean> {
  const start = performance.now();
  const env = { ...(way.env ?? process.env), FORCE_COLOR: '0' };
  const child = spawn(command, { shell: true, env });
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
  // A test runner that breaks off has no failed test.
  const failed = code === 0 ? 0 : counted(output, 'fail|failed|cancelled') || 1;
  const passed = counted(output, 'pass|passed') ?? Number(code === 0);
  results.push({ command, seconds, passed, failed, skipped: counted(output, 'skipped') ?? 0 });
  return failed === 0;
}
