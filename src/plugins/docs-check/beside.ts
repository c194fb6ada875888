import { execFile } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** A writer who saves often waits for the page, not for the check: it begins when nothing is saved for so long. */
const QUIET_MS = 2000;

/**
 * Makes a check that runs beside the caller, in a process of its own, and prints what it finds. Asked again while it
 * runs, it runs once more: what it says last is about the pages as they are.
 * @param siteDir the project
 */
export function checkBeside(siteDir: string): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  const check = () => {
    isRunning = true;
    const args = ['--import', 'tsx', 'tools/docs-check.ts'];
    const child = execFile(process.execPath, args, { cwd: siteDir }, (error, output) => {
      isRunning = false;
      // What is asked for meanwhile says more.
      if (error && !timer) console.warn(output || error.message);
    });
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  };
  const ask = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      if (isRunning) ask();
      else check();
    }, QUIET_MS);
  };
  return ask;
}
