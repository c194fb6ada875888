import { execSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

for (const { dir, env } of builds) {
  console.log(`Building in ${dir}`);
  cloneTo(dir, commit);
  execSync('npm run build', {
    cwd: dir,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const folders = builds.map(({ dir }) => join(dir, 'build'));
// Outside of the repository, whose attributes would hide different ends of lines.
const { status } = spawnSync('git', ['diff', '--no-index', '--name-status', ...folders], {
  cwd: scratch,
  stdio: 'inherit',
});
if (status !== 0) throw new Error(`Files differ; see ${scratch}`);
rmSync(scratch, { recursive: true });
console.log('All files are the same in both builds');
