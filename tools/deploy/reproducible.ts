import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { differences, MANIFEST, readManifest } from './manifest';

/**
 * npm run check:reproducible: builds the committed sources twice and compares all files. The builds differ in what must not
 * matter: the folder, the user, the time zone, the locale, the year, and the order in which files are listed.
 */
const scratch = mkdtempSync(join(tmpdir(), 'ace-reproducible-'));
const here = { TZ: 'UTC', LC_ALL: 'C.UTF-8' };
const elsewhere = {
  USER: 'another-user',
  TZ: 'Pacific/Kiritimati',
  LC_ALL: 'tr_TR.UTF-8',
  NODE_OPTIONS: `--import=${pathToFileURL('tools/deploy/anotherMachine.mjs').href}`,
};

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
// One commit for both builds, whatever is committed while they run.
const commit = git('rev-parse', 'HEAD');

/** Clones the repository with its packages, without the caches in their folder. */
function checkOut(dir: string): void {
  git('clone', '--quiet', '--no-checkout', '.', dir);
  git('-C', dir, 'checkout', '--quiet', '--detach', commit);
  const caches = resolve('node_modules/.cache');
  cpSync(resolve('node_modules'), join(dir, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => path !== caches,
  });
}

/**
 * Builds the site.
 * @returns the digests of its files
 * @throws Error with the output of the build if it fails
 */
function build(dir: string, env: Record<string, string>): ReturnType<typeof readManifest> {
  console.log(`Building in ${dir}`);
  checkOut(dir);
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: dir,
    encoding: 'utf8',
    shell: true,
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  if (status !== 0) throw new Error(`The build in ${dir} failed:\n${stdout}${stderr}`);
  return readManifest(join(dir, 'build', MANIFEST));
}

const expected = build(join(scratch, 'a'), here);
const found = differences(expected, build(join(scratch, 'another folder', 'b'), elsewhere));
found.forEach((line) => console.error(line));
console.log(
  found.length === 0
    ? `${expected.size} files are the same in both builds`
    : `${found.length} files differ; the builds are in ${scratch}`,
);
if (found.length === 0) rmSync(scratch, { recursive: true });
process.exitCode = found.length === 0 ? 0 : 1;
