import { execSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences, digestsOf } from './deploy/digests';
import { cloneTo, git } from './lib/clone';

/**
 * npm run check:reproducible: builds the committed sources twice and compares all files. The builds differ in what must
 * not matter: the folder, the user, the time zone and the locale.
 */
const scratch = mkdtempSync(join(tmpdir(), 'ace-reproducible-'));
const builds = [
  { dir: join(scratch, 'a'), env: { TZ: 'UTC', LC_ALL: 'C.UTF-8' } },
  {
    dir: join(scratch, 'another folder', 'b'),
    env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'tr_TR.UTF-8', USER: 'another-user' },
  },
];

// One commit for both builds, whatever is committed while they run.
const commit = git('rev-parse', 'HEAD');

/** Builds the site in a clone, and returns the digests of its files. */
function build(dir: string, env: NodeJS.ProcessEnv) {
  console.log(`Building in ${dir}`);
  cloneTo(dir, commit);
  execSync('npm run build', {
    cwd: dir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return digestsOf(join(dir, 'build'));
}

const [first = new Map<string, string>(), second = new Map<string, string>()] = builds.map(
  ({ dir, env }) => build(dir, env),
);
const found = differences(first, second);
found.forEach((line) => console.error(line));
console.log(
  found.length === 0
    ? `${first.size} files are the same in both builds`
    : `${found.length} files differ; the builds are in ${scratch}`,
);
if (found.length === 0) rmSync(scratch, { recursive: true });
process.exitCode = found.length === 0 ? 0 : 1;
