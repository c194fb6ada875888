import { cpSync } from 'node:fs';
import { arch, platform } from 'node:os';
import { join } from 'node:path';
import { fingerprintOfFiles, prepared, run } from './workspace';

/**
 * Installs packages that the site itself does not need, on first use and when their lockfile changes.
 * @param name name of a folder in the scratch space
 * @param manifests folder of package.json and package-lock.json
 * @returns the folder whose node_modules contains them
 */
export function installPackages(name: string, manifests: string): Promise<string> {
  const files = ['package.json', 'package-lock.json'];
  const sources = files.map((file) => join(manifests, file));
  return prepared(name, fingerprintOfFiles(sources), (folder) => {
    for (const file of files) cpSync(join(manifests, file), join(folder, file));
    // Not "npm ci": it requires the packages of every platform in the lockfile, and a mirror might not have all of them.
    run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  });
}

/** Folder of the newer Node.js version in the installed packages, for the start of PATH. */
export function newerNode(folder: string): string {
  return join(folder, 'node_modules', `node-${platform()}-${arch()}`, 'bin');
}
