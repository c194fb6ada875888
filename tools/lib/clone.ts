import { execFileSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** What a command of Git prints. @throws Error with what it says is wrong */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trimEnd();

/**
 * Clones a commit of the repository with its packages, without their caches. The packages are copied: a link to them
 * would lead to those of packages/ that are not in the clone.
 */
export function cloneTo(dir: string, commit: string): void {
  git('clone', '--quiet', '--no-checkout', '.', dir);
  git('-C', dir, 'checkout', '--quiet', '--detach', commit);
  const caches = resolve('node_modules/.cache');
  cpSync(resolve('node_modules'), join(dir, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== caches,
  });
}
