import { join } from 'node:path';
import { identity } from '../../src/site/identity';
import { deploymentDir } from '../lib/builds';
import { CommandError, runCommand } from '../lib/command';
import { deployProblems } from '../lib/deployProblems';
import { compressBuild } from './compressBuild';
import { keepAssets } from './keptAssets';
import { verify } from './verify';

/**
 * npm run deploy -- <command>: what a deployment does with a build; <build> is the folder `build` by default.
 *   check                        fails if an address is still a reserved example
 *   compress [<build>]           writes a .br and a .gz file beside each text file of a build
 *   keep <folder>                adds the assets of earlier builds, which the folder keeps, to the build of `npm test`
 *   verify <site> [<manifest>]   compares each file of a published site, or of a folder, with a manifest
 */
type Arguments = readonly (string | undefined)[];

/** How long a tab that is left open finds its files. */
const DAYS = 30;

function check(): void {
  const problems = deployProblems(identity);
  if (problems.length > 0) throw new CommandError(['not published', ...problems].join('\n'));
  console.log('deploy: ready to publish');
}

function keep([folder]: Arguments): void {
  if (!folder) throw new CommandError('Name the folder with the assets of earlier builds.');
  const { added, removed } = keepAssets(join(deploymentDir, 'assets'), folder, DAYS);
  console.log(
    `${added} assets of earlier builds added, ${removed} older than ${DAYS} days removed.`,
  );
}

const commands: Readonly<Record<string, (options: Arguments) => void | Promise<void>>> = {
  check,
  compress: async ([build = 'build']) =>
    console.log(`deploy: ${await compressBuild(build)} files compressed in ${build}`),
  keep,
  verify: async ([site, manifest]) => {
    const found = await verify(site, manifest);
    if (found.length > 0) throw new CommandError(found.join('\n'));
    console.log(`${site} has the bytes of its manifest`);
  },
};

void runCommand('deploy', () => {
  const [, , name = '', ...options] = process.argv;
  const command = commands[name];
  if (!command) throw new CommandError(`Name a command: ${Object.keys(commands).join(', ')}.`);
  return command(options);
});
