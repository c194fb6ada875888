import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, scratch } from '../support/workspace';

/** Duration of a build in seconds: wall-clock time and CPU time. */
export type BuildTime = { wall: number; cpu: number };

const TICKS = 100; // per second, on all current Linux systems
const dir = join(scratch, 'patches');

/** The folder of a variant: the site without one patch, or with all of them where `without` is empty. */
export const folderOf = (without: string): string => join(dir, without || 'all');
const timeFile = (without: string): string => `${folderOf(without)}.json`;

/** CPU seconds of all child processes that have ended, including their descendants. */
function childSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/**
 * Builds a variant without a cache.
 * @param without name of the patch to leave out; empty for none
 * @throws Error with the end of the output if the build fails
 */
export function buildVariant(without: string): void {
  rmSync(folderOf(without), { recursive: true, force: true });
  rmSync(join(root, '.docusaurus'), { recursive: true, force: true });
  const cpu = childSeconds();
  const start = performance.now();
  const args = ['build', '--out-dir', folderOf(without)];
  const run = spawnSync(join(root, 'node_modules', '.bin', 'docusaurus'), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, WITHOUT_PATCH: without, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true' },
  });
  if (run.status !== 0) {
    throw new Error(
      `The build without ${without} failed:\n${(run.stdout + run.stderr).slice(-3000)}`,
    );
  }
  const time: BuildTime = { wall: (performance.now() - start) / 1000, cpu: childSeconds() - cpu };
  writeFileSync(timeFile(without), JSON.stringify(time));
}

/** The duration of the last build of a variant; undefined if it was not built. */
export function buildTime(without: string): BuildTime | undefined {
  const file = timeFile(without);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildTime) : undefined;
}
