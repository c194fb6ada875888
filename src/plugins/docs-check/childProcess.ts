import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Debounce time: the check starts when no file was saved for this long, so that it does not delay the page. */
const DEBOUNCE_MS = 2000;

/** What to check: the project, and those of its folders that are built. */
export type CheckTarget = { siteDir: string; folders: readonly string[] };

const command = ({ folders }: CheckTarget) => [
  '--import',
  pathToFileURL(require.resolve('tsx')).href,
  join(__dirname, 'command.ts'),
  ...folders,
];

/**
 * Starts the check in a child process, which prints its findings when it finishes, even if the build ends earlier.
 * @returns whether the pages have no problems; false also if the check could not run
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
 * Creates a debounced check in a child process. If it is requested again while it runs, it runs once more, so that the
 * last output is about the current pages.
 * @param report gets the problems of each check, one line for each: file, line, remedy
 * @returns a function that requests a check
 */
export function debouncedCheck(
  target: CheckTarget,
  report: (lines: readonly string[]) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const check = () => {
    isRunning = true;
    execFile(process.execPath, command(target), { cwd: target.siteDir }, (error, _, output) => {
      isRunning = false;
      // The check requested in the meantime covers newer pages.
      if (timer) return;
      if (error) console.warn(output || error.message);
      report(output.split('\n').slice(1).filter(Boolean));
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
