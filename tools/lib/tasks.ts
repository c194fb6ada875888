import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { type Count, whole } from './results';

/** A command that runs in parallel with others. */
export type Task = {
  /** A command line for the shell; other tasks refer to it in `after`. */
  command: string;
  /** A short name; the default is the command. */
  name?: string;
  /** The complete environment of the command. */
  env: NodeJS.ProcessEnv;
  /** Commands of other tasks that must pass first; if one fails, this task is skipped. */
  after?: readonly string[];
  /** Whether it uses all processors and must run alone; its output is shown live. */
  alone?: boolean;
  /** Counts the tests that ran; without it, the task passes or fails as a whole. */
  count?: (passed: boolean) => Count;
};

/** The result of one task. */
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
 * Runs tasks in parallel, as many at a time as there are processors, in their order unless dependencies require another.
 * @param tasks the tasks; each lists its dependencies
 * @returns the results of the tasks that ran; a task with a failed dependency is skipped and not counted
 * @throws Error if a task has an unknown dependency
 */
export async function runAll(
  tasks: readonly Task[],
  slots = availableParallelism(),
): Promise<Outcome[]> {
  const waiting = [...tasks];
  const done = new Map<string, Outcome>();
  const skipped = new Set<string>();
  const running = new Set<Promise<void>>();
  while (waiting.length > 0 || running.size > 0) {
    const isBlocked = ({ after = [] }: Task) =>
      after.some((name) => skipped.has(name) || done.get(name)?.passed === false);
    for (const task of waiting.filter(isBlocked)) {
      skipped.add(task.command);
      waiting.splice(waiting.indexOf(task), 1);
      console.log(`\n> ${task.command}\n(skipped: a dependency failed)`);
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
    } else if (waiting.length > 0 && !waiting.some(isBlocked)) {
      throw new Error(`Nothing runs that ${waiting[0]?.command} waits for.`);
    }
  }
  return [...done.values()];
}
