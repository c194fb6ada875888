import { execFileSync } from 'node:child_process';
import { env } from '../site/env';

/** The output of a git command; undefined without git or outside a repository. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

// If these files were extracted into another repository, its history is not theirs.
const isTracked = git('ls-files', '--error-unmatch', 'docusaurus.config.cjs') !== undefined;

/** The build ID: SITE_BUILD, the commit, or `local`. */
export const buildId =
  (env('SITE_BUILD') ??
    (isTracked && git('describe', '--always', '--dirty', '--abbrev=10', '--exclude=*')?.trim())) ||
  'local';

/**
 * Whether git has the date of the last change of each page. In a shallow clone, the default in CI, every page would
 * have the date of the newest commit.
 */
export const hasHistory =
  isTracked && git('rev-parse', '--is-shallow-repository')?.trim() === 'false';

/** The year of the commit, so that a later build of it is the same; without git, the current year. */
export const commitYear: string =
  (isTracked && git('log', '-1', '--format=%cs')?.slice(0, 4)) || String(new Date().getFullYear());
