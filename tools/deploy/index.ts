import { join } from 'node:path';
import { identity } from '../../src/site/identity';
import { deploymentDir } from '../lib/builds';
import { CommandError, runCommand } from '../lib/command';
import { compressBuild } from './compressBuild';
import { DAYS, keepAssets } from './keptAssets';
import { MANIFEST, verify, writeManifest } from './digests';

/**
 * npm run deploy -- <command>: what a deployment does with a build; <build> is the folder `build` by default.
 *   check                        fails if an address is still a reserved example
 *   compress [<build>]           writes a .br and a .gz file beside each text file of a build
 *   keep <folder>                adds the assets of earlier builds, which the folder keeps, to the build of `npm test`
 *   manifest [<build>]           writes the digests of all other files of a build; `npm run build` ends with it
 *   verify <site> [<manifest>]   compares each file of a published site with a manifest, by default that of `build`
 */
type Arguments = readonly (string | undefined)[];

// RFC 2606 and RFC 6761 reserve these names: no published site uses them.
const RESERVED = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/;

/** Fails with the reasons why the site must not be published: an address that is a reserved name or of another form. */
function check(): void {
  const { baseUrl, ...addresses } = identity;
  const problems = Object.entries(addresses).flatMap(([key, value]) => {
    const variable = `SITE_${key.replace(/([A-Z])/g, '_$1').toUpperCase()}`;
    if (!URL.canParse(value) || !value.startsWith('https://'))
      return [`${key} is "${value}", not an https address. Set ${variable}.`];
    const { hostname, origin } = new URL(value);
    if (RESERVED.test(hostname))
      return [`${key} is still the reserved address ${value}. Set ${variable}.`];
    const remedy = `Set SITE_URL to ${origin}, and SITE_BASE_URL to the path of the site.`;
    return key === 'url' && origin !== value
      ? [`url is "${value}", more than an origin. ${remedy}`]
      : [];
  });
  if (!/^\/(?:.*\/)?$/.test(baseUrl))
    problems.push(
      `baseUrl is "${baseUrl}". Set SITE_BASE_URL to a path with a slash at both ends.`,
    );
  if (problems.length > 0) throw new CommandError(['not published', ...problems].join('\n'));
  console.log('deploy: ready to publish');
}

function keep([folder]: Arguments): void {
  if (!folder) throw new CommandError('Name the folder with the assets of earlier builds.');
  const { added, removed } = keepAssets(join(deploymentDir, 'assets'), folder);
  console.log(
    `${added} assets of earlier builds added, ${removed} older than ${DAYS} days removed.`,
  );
}

const commands: Readonly<Record<string, (options: Arguments) => void | Promise<void>>> = {
  check,
  compress: async ([build = 'build']) =>
    console.log(`deploy: ${await compressBuild(build)} files compressed in ${build}`),
  keep,
  manifest: ([build = 'build']) => writeManifest(build),
  verify: async ([site = '', manifest = `build/${MANIFEST}`]) => {
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
