import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { differences, MANIFEST, readManifest } from './lib/manifest';

/**
 * npm run check:reproducible: builds the committed sources three times and compares all files. The builds differ in what
 * must not matter: the folder, the user, the time zone, the locale, the year, the order in which files are listed, the
 * number of cores, and whether the caches are filled.
 */
type Build = {
  what: string;
  dir: string;
  env: Record<string, string>;
  /** The command that runs the build. */
  runner: readonly string[];
};

const scratch = mkdtempSync(join(tmpdir(), 'ace-reproducible-'));
const plain = { dir: join(scratch, 'a'), env: { TZ: 'UTC', LC_ALL: 'C.UTF-8' }, runner: [] };
const first: Build = { what: 'first build', ...plain };
const others: readonly Build[] = [
  {
    what: 'other folder, user, time zone, locale, year, order of files and number of cores',
    dir: join(scratch, 'another folder', 'b'),
    env: {
      USER: 'another-user',
      TZ: 'Pacific/Kiritimati',
      LC_ALL: 'tr_TR.UTF-8',
      NODE_OPTIONS: `--import=${pathToFileURL('tools/lib/anotherMachine.mjs').href}`,
    },
    runner: process.platform === 'linux' ? ['taskset', '--cpu-list', '0'] : [],
  },
  { what: 'filled caches', ...plain },
];

const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
// One commit for all builds, whatever is committed while they run.
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
function build({ what, dir, env, runner }: Build): ReturnType<typeof readManifest> {
  console.log(`Building: ${what}`);
  if (!existsSync(dir)) checkOut(dir);
  const [command = '', ...rest] = [...runner, 'npm', 'run', 'build'];
  const { status, error, stdout, stderr } = spawnSync(command, rest, {
    cwd: dir,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 2 ** 28,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`The build in ${dir} failed:\n${stdout}${stderr}`);
  return readManifest(join(dir, 'build', MANIFEST));
}

const expected = build(first);
const found = others.flatMap((other) =>
  differences(expected, build(other)).map((line) => `${other.what}: ${line}`),
);
found.forEach((line) => console.error(line));
console.log(
  found.length === 0
    ? `${expected.size} files are the same in every build`
    : `${found.length} files differ; the builds are in ${scratch}`,
);
if (found.length === 0) rmSync(scratch, { recursive: true });
process.exitCode = found.length === 0 ? 0 : 1;
