import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';

/** The repository, and where the benchmarks keep what they build. */
export const root = join(__dirname, '..', '..');
export const scratch = join(root, '.bench');

/** The built site that is measured. */
export const build = join(root, 'build');

/**
 * Runs a command.
 * @returns its standard output
 * @throws Error with the end of its output if it fails
 */
export function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-3000)}`);
  }
  return stdout;
}

/** Creates an empty folder in the scratch space; what it contained is deleted. */
export function emptied(name: string): string {
  const folder = join(scratch, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  return folder;
}

/**
 * Installs packages that the site itself does not need, on first use and when their lockfile changes.
 * @param name name of a folder in the scratch space
 * @param manifests folder of package.json and package-lock.json
 * @returns the folder whose node_modules contains them
 */
export function installPackages(name: string, manifests: string): string {
  const folder = join(scratch, name);
  const installed = join(folder, 'node_modules', 'installed-lock.json');
  const lock = readFileSync(join(manifests, 'package-lock.json'), 'utf8');
  if (existsSync(installed) && readFileSync(installed, 'utf8') === lock) return folder;
  emptied(name);
  for (const file of ['package.json', 'package-lock.json']) {
    cpSync(join(manifests, file), join(folder, file));
  }
  // Not "npm ci": it requires the packages of every platform in the lockfile, and a mirror might not have all of them.
  run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  writeFileSync(installed, lock);
  return folder;
}

/** Folder of the newer Node.js version in the installed packages, for the start of PATH. */
export function newerNode(folder: string): string {
  return join(folder, 'node_modules', `node-${platform()}-${arch()}`, 'bin');
}
