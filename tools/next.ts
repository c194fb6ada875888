import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';

/**
 * The next version of the documentation, in docs/:
 *   npm run next:open             creates it as a copy of the current version
 *   npm run next:carry [-- base]  ports the changes in the current version since `base` (default HEAD) to it
 *   npm run next:compare          shows the differences between the two
 */

const [current = ''] = JSON.parse(readFileSync('versions.json', 'utf8')) as string[];
const SOURCE = `versioned_docs/version-${current}`;
const TARGET = 'docs';

const git = (...args: string[]) =>
  execFileSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

function open(): void {
  if (readdirSync(TARGET).length > 1) {
    throw new Error(`${TARGET}/ is open already: carry changes over with "npm run next:carry".`);
  }
  rmSync(TARGET, { recursive: true });
  cpSync(SOURCE, TARGET, { recursive: true });
  cpSync(`versioned_sidebars/version-${current}-sidebars.json`, 'sidebars.json');
  console.log(`${TARGET}/ is a copy of ${SOURCE} now. View it with "npm run start:next".`);
}

/** Applies the changes of each file separately, so that a conflict in one does not block the others. */
function carry(base = 'HEAD'): void {
  const changed = git('diff', '--name-only', '-z', `--relative=${SOURCE}`, base, '--', SOURCE)
    .split('\0')
    .filter(Boolean);
  const failed = changed.filter((path) => {
    const patch = git('diff', '--binary', `--relative=${SOURCE}`, base, '--', `${SOURCE}/${path}`);
    const apply = (...args: string[]) =>
      spawnSync('git', ['apply', `--directory=${TARGET}`, ...args], { input: patch }).status === 0;
    const done = apply('--check', '--reverse'); // the change has already been applied
    const applied = done || apply();
    console.log(`${done ? 'there already' : applied ? 'carried over' : 'DOES NOT APPLY'}: ${path}`);
    return !applied;
  });
  if (changed.length === 0) console.log(`Nothing has changed in ${SOURCE} since ${base}.`);
  failed.forEach((path) =>
    console.error(
      `${TARGET}/${path} differs where ${SOURCE}/${path} changed: edit it by hand${existsSync(`${TARGET}/${path}`) ? '' : ' (it does not exist)'}.`,
    ),
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

function compare(): void {
  const { status, stdout } = spawnSync(
    'git',
    ['diff', '--no-index', '--stat=160', SOURCE, TARGET],
    { encoding: 'utf8' },
  );
  console.log(status === 0 ? `${SOURCE} and ${TARGET} are the same.` : stdout.trimEnd());
}

const [, , command, base] = process.argv;
if (command === 'open') open();
else if (command === 'carry') carry(base);
else if (command === 'compare') compare();
else throw new Error('Say what to do: open, carry or compare.');
