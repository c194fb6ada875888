import { cpSync, existsSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/built';
import { CommandError } from '../lib/command';

/** How long a tab that is left open finds its files. */
export const DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

/**
 * Adds the assets of earlier builds to a build, for tabs that were opened before it is published, and keeps those of the
 * build for the next time. Their names have a hash, so that no file replaces another one.
 * @param build `assets` of the build
 * @param kept a folder that lasts from one deployment to the next; the time of a file is that of the last build with it
 * @returns how many files were added to the build, and how many were too old
 */
export function keepAssets(build: string, kept: string, now = new Date()) {
  const current = existsSync(build) ? filesIn(build) : [];
  if (current.length === 0) throw new CommandError(`${build} has no files. Build the site first.`);
  cpSync(build, kept, { recursive: true });
  for (const path of current) utimesSync(join(kept, path), now, now);
  const earlier = filesIn(kept).filter((path) => !current.includes(path));
  const isOld = (path: string) => now.getTime() - statSync(path).mtimeMs > DAYS * DAY;
  const old = earlier.map((path) => join(kept, path)).filter(isOld);
  for (const path of old) rmSync(path);
  cpSync(kept, build, { recursive: true });
  return { added: earlier.length - old.length, removed: old.length };
}
