import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';

export type Measure = {
  seconds: number;
  /** Highest sum of the memory that the command and all its descendants hold, in bytes. */
  peakMemory: number;
};

const SAMPLE_MS = 200;

/** Memory of a process and its descendants, in bytes. */
function treeMemory(root: number): number {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,rss='], { encoding: 'utf8' });
  const processes = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  const sum = (isWanted: (pid: number, parent: number) => boolean): number =>
    processes
      .filter(([pid = 0, parent = 0]) => isWanted(pid, parent))
      .reduce((all, [pid = 0, , kilobytes = 0]) => {
        return all + kilobytes * 1024 + sum((_, parent) => parent === pid);
      }, 0);
  return sum((pid) => pid === root);
}

/**
 * Runs a command and measures it.
 * @param log file for its output
 * @throws Error with the end of the output if the command fails
 */
export async function measure(
  command: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
  log: string,
): Promise<Measure> {
  const [program = '', ...args] = command;
  const output = openSync(log, 'w');
  const start = performance.now();
  const child = spawn(program, args, { cwd, env, stdio: ['ignore', output, output] });
  let peakMemory = 0;
  const timer = setInterval(() => {
    if (child.pid) peakMemory = Math.max(peakMemory, treeMemory(child.pid));
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
