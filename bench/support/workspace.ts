import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';

/** The repository, and where the benchmarks keep what they build. */
export const root = join(__dirname, '..', '..');
export const scratch = join(root, '.bench');

/**
 * Runs a command.
 * @throws Error with the end of its output where it fails
 */
export function run(command: string, args: readonly string[], cwd: string): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  if (status !== 0) {
    throw new Error(`${command} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-3000)}`);
  }
}

function filesBelow(path: string): string[] {
  return statSync(path).isFile()
    ? [path]
    : readdirSync(path)
        .sort()
        .flatMap((name) => filesBelow(join(path, name)));
}

/** A fingerprint that changes with any of the texts. */
export function fingerprint(texts: Iterable<string | Buffer>): string {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex');
}

/** A fingerprint that changes with any file below the paths. */
export function fingerprintOfFiles(paths: readonly string[]): string {
  const files = paths.flatMap(filesBelow);
  return fingerprint(files.flatMap((file) => [file, readFileSync(file)]));
}

/**
 * Creates a folder in the scratch space again if its sources have changed.
 * @param name folder below the scratch space
 * @param mark fingerprint of its sources
 * @param make fills the folder, which is empty
 * @returns the folder
 */
export async function prepared(
  name: string,
  mark: string,
  make: (folder: string) => void | Promise<void>,
): Promise<string> {
  const folder = join(scratch, name);
  const stamp = join(scratch, `${name}.stamp`);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === mark) return folder;
  rmSync(stamp, { force: true });
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  await make(folder);
  writeFileSync(stamp, mark);
  return folder;
}
