import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, scratch } from '../support/workspace';

/** Seconds that a build took, by the clock and of the processors. */
export type BuildTime = { wall: number; cpu: number };

const TICKS = 100; // per second, on every Linux of today
const dir = join(scratch, 'patches');

/** The folder of a variant: the site without one patch, or with all of them where `without` is empty. */
export const folderOf = (without: string): string => join(dir, without || 'all');
const timeFile = (without: string): string => `${folderOf(without)}.json`;

/** Processor seconds of all child processes that have ended, theirs included. */
function childSeconds(): number {
  const stat = readFileSync('/proc/self/stat', 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS;
}

/**
 * Builds a variant without a cache.
 * @param without name of the patch to leave out; empty for none
 * @throws where the build fails, with the end of its output
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

/** The time that the last build of a variant took; undefined where it was not built. */
export function buildTime(without: string): BuildTime | undefined {
  const file = timeFile(without);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as BuildTime) : undefined;
}
