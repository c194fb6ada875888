import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { type Count, whole } from './results';

/** A command among others that run beside each other. */
export type Task = {
  /** A command line for the shell; other tasks know it by this. */
  command: string;
  /** What it is called where it is short; its command unless told. */
  name?: string;
  /** The whole environment that it gets. */
  env: NodeJS.ProcessEnv;
  /** Commands of other tasks that must have passed before; where one failed, this one does not run. */
  after?: readonly string[];
  /** Whether it takes all processors by itself; its output is shown as it comes. */
  alone?: boolean;
  /** Counts the tests that it ran; without it, the task passes or fails as a whole. */
  count?: (passed: boolean) => Count;
};

/** How one task ended. */
export type Outcome = {
  command: string;
  name: string;
  seconds: number;
  passed: boolean;
  count: Count;
};

function run({ command, name = command, env, alone, count = whole }: Task): Promise<Outcome> {
  const start = performance.now();
  if (alone) console.log(`\n> ${command}`);
  return new Promise((resolve) => {
    const child = spawn(command, { shell: true, env, stdio: alone ? 'inherit' : 'pipe' });
    let output = '';
    child.stdout?.on('data', (text) => (output += String(text)));
    child.stderr?.on('data', (text) => (output += String(text)));
    child.on('close', (code) => {
      const passed = code === 0;
      const seconds = Math.round((performance.now() - start) / 1000);
      if (!alone) console.log(`\n> ${command}\n${output.trimEnd()}`);
      console.log(`(${passed ? 'passed' : 'FAILED'} after ${seconds} s)`);
      resolve({ command, name, seconds, passed, count: count(passed) });
    });
  });
}

/**
 * Runs tasks, as many at a time as there are processors, in their order where nothing else is said.
 * @param tasks what to run; each names those that it waits for
 * @returns how those ended that ran; one that needs a failed one does not run, and is not counted
 * @throws Error where a task waits for one that is not among them
 */
export async function runAll(
  tasks: readonly Task[],
  slots = availableParallelism(),
): Promise<Outcome[]> {
  const waiting = [...tasks];
  const done = new Map<string, Outcome>();
  const left = new Set<string>();
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const lost = ({ after = [] }: Task) =>
      after.some((name) => left.has(name) || done.get(name)?.passed === false);
    for (const task of waiting.filter(lost)) {
      left.add(task.command);
      waiting.splice(waiting.indexOf(task), 1);
      console.log(`\n> ${task.command}\n(left out: what it needs has failed)`);
    }
    const isReady = ({ after = [], alone }: Task) =>
      after.every((name) => done.has(name)) && (!alone || running.size === 0);
    const next = running.size < slots ? waiting.find(isReady) : undefined;
    if (next) {
      waiting.splice(waiting.indexOf(next), 1);
      const job = run(next).then((outcome) => {
        done.set(next.command, outcome);
        running.delete(job);
      });
      running.add(job);
      if (next.alone) await job;
    } else if (running.size > 0) {
      await Promise.race(running);
    } else if (waiting.length > 0 && !waiting.some(lost)) {
      throw new Error(`Nothing runs that ${waiting[0]?.command} waits for.`);
    }
  }
  return [...done.values()];
}
