import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** A writer who saves often waits for the page, not for the check: it starts when nothing was saved for so long. */
const DEBOUNCE_MS = 2000;

/** What is checked: the project, and those of its folders that are built. */
export type CheckTarget = { siteDir: string; folders: readonly string[] };

const command = ({ folders }: CheckTarget) => [
  '--import',
  pathToFileURL(require.resolve('tsx')).href,
  join(__dirname, 'command.ts'),
  ...folders,
];

/**
 * Starts the check in a child process, which prints what it finds as soon as it has it, even where the build ends
 * before.
 * @returns whether the pages are free of problems; false also where the check could not run
 */
export function startCheck(target: CheckTarget): Promise<boolean> {
  const child: ChildProcess = spawn(process.execPath, command(target), {
    cwd: target.siteDir,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message);
      resolve(false);
    });
    child.on('exit', (code) => resolve(code === 0));
  });
}

/**
 * Makes a debounced check in a child process. Asked for again while it runs, it runs once more, so that what it
 * prints last is about the pages as they are.
 * @returns asks for a check
 */
export function debouncedCheck(target: CheckTarget): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const check = () => {
    isRunning = true;
    execFile(process.execPath, command(target), { cwd: target.siteDir }, (error, _, output) => {
      isRunning = false;
      // The check that was asked for meanwhile has later pages.
      if (error && !timer) console.warn(output || error.message);
    });
  };
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (isRunning) ask();
      else check();
    }, DEBOUNCE_MS);
  };
  return ask;
}
