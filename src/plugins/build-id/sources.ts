import { execFileSync } from 'node:child_process';
import { env } from '../../site/env';

/** What git answers; undefined without git or outside of a repository. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

// Unpacked inside of somebody else's repository, these files have no history either.
const isTracked = git('ls-files', '--error-unmatch', 'docusaurus.config.ts') !== undefined;

/** Names the state of the sources that the site is built from: SITE_BUILD, the commit, or `local`. */
export const buildId =
  (env('SITE_BUILD') ??
    (isTracked && git('describe', '--always', '--dirty', '--abbrev=10', '--exclude=*')?.trim())) ||
  'local';

/**
 * Whether git knows when each page was last changed. A shallow clone, as CI makes one by default, would date every
 * page to the newest commit.
 */
export const hasHistory =
  isTracked && git('rev-parse', '--is-shallow-repository')?.trim() === 'false';
