import { cpSync, existsSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../lib/built';

const DAY = 24 * 60 * 60 * 1000;

/** The files below a folder, by their paths in it; none if it does not exist. */
const filesOf = (folder: string) => (existsSync(folder) ? filesIn(folder) : []);

/**
 * Adds the assets of earlier builds to a build, for tabs that were opened before it is published, and keeps those of the
 * build for the next time. Their names have a hash, so that no file replaces another one.
 * @param build `assets` of the build
 * @param kept a folder that lasts from one deployment to the next; the time of a file is that of the last build with it
 * @param days how long an asset is kept after the last build with it
 * @returns how many files were added to the build, and how many were too old
 */
export function keepAssets(
  build: string,
  kept: string,
  days: number,
  now = new Date(),
): { added: number; removed: number } {
  const current = filesOf(build);
  if (current.length === 0) throw new Error(`${build} has no files. Build the site first.`);
  const earlier = filesOf(kept).filter((path) => !current.includes(path));
  const outcome = { added: 0, removed: 0 };
  for (const path of earlier) {
    const { mtime } = statSync(join(kept, path));
    if (now.getTime() - mtime.getTime() > days * DAY) {
      rmSync(join(kept, path));
      outcome.removed += 1;
    } else {
      cpSync(join(kept, path), join(build, path));
      outcome.added += 1;
    }
  }
  for (const path of current) {
    cpSync(join(build, path), join(kept, path));
    utimesSync(join(kept, path), now, now);
  }
  return outcome;
}
