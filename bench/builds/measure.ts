import { spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';

export type Measure = {
  seconds: number;
  /** Highest sum of the memory that the command and all its descendants hold, in bytes. */
  peakMemory: number;
};

const PAGE = 4096;
const SAMPLE_MS = 200;

/** Memory of a process and its descendants, from /proc; processes that end meanwhile count as 0. */
function treeMemory(root: number): number {
  const children = new Map<number, number[]>();
  const memory = new Map<number, number>();
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      // The name of the program is in brackets and may hold anything; numbers follow.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      const parent = Number(fields[1]);
      children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
      memory.set(Number(name), Number(fields[21]) * PAGE);
    } catch {
      continue;
    }
  }
  const sum = (pid: number): number =>
    (memory.get(pid) ?? 0) + (children.get(pid) ?? []).reduce((all, one) => all + sum(one), 0);
  return sum(root);
}

/**
 * Runs a command and measures it.
 * @param log file for its output
 * @throws Error with the end of the output if the command fails, and if there is no /proc
 */
export async function measure(
  command: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  log: string,
): Promise<Measure> {
  if (!existsSync('/proc/self/stat')) throw new Error('Memory is measured by /proc: run on Linux.');
  const [program = '', ...args] = command;
  const output = openSync(log, 'w');
  const start = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', output, output] });
  let peakMemory = 0;
  const timer = setInterval(() => {
    if (child.pid !== undefined) peakMemory = Math.max(peakMemory, treeMemory(child.pid));
  }, SAMPLE_MS);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.on('error', reject);
      child.on('close', resolve);
    });
    const seconds = (performance.now() - start) / 1000;
    if (code !== 0) {
      throw new Error(`${command.join(' ')} failed:\n${readFileSync(log, 'utf8').slice(-3000)}`);
    }
    return { seconds, peakMemory };
  } finally {
    clearInterval(timer);
    closeSync(output);
  }
}
