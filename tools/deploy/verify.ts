import { setTimeout } from 'node:timers/promises';
// The imports have extensions because Node.js runs this file directly: the job that calls it installs no packages.
import {
  differences,
  digestsOf,
  MANIFEST,
  publishedDifferences,
  readManifest,
} from './manifest.ts';

/**
 * npm run deploy:verify -- <address or folder> [manifest]: checks that every file of a published site, or of a folder,
 * has the bytes that the manifest lists. The default manifest is that of `build`, or of the folder.
 */
const [, , target = '', manifest] = process.argv;
const TRIES = 5;
const PAUSE = 15_000;

async function published(site: string): Promise<string[]> {
  const expected = readManifest(manifest ?? `build/${MANIFEST}`);
  let found: string[] = [];
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    found = await publishedDifferences(site, expected);
    if (found.length === 0) break;
    // The edge servers of a content delivery network update their files at different times.
    if (attempt < TRIES) await setTimeout(PAUSE);
  }
  return found;
}

async function main(): Promise<void> {
  if (!target) throw new Error('Give the address of the published site, or the folder of a build.');
  const isAddress = /^https?:/.test(target);
  const found = isAddress
    ? await published(target.replace(/\/?$/, '/'))
    : differences(readManifest(manifest ?? `${target}/${MANIFEST}`), digestsOf(target));
  found.forEach((line) => console.error(line));
  console.log(
    found.length === 0
      ? `${target} has the bytes of its manifest`
      : `${target} differs from its manifest in ${found.length} files`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
