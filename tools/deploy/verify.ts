import { setTimeout } from 'node:timers/promises';
import { differences, digestsOf, MANIFEST, publishedDifferences, readManifest } from './digests';

/** For two minutes: the edge servers of a content delivery network update their files at different times. */
const TRIES = 8;
const PAUSE = 15_000;

/**
 * Compares every file of a published site, or of a folder, with the bytes that a manifest lists.
 * @param target the address of the site, or the folder
 * @param manifest by default that of `build`, or of the folder
 * @returns one line for each file that differs
 */
export async function verify(target = '', manifest?: string): Promise<string[]> {
  if (!target) return ['Name the address of the published site, or the folder of a build.'];
  if (!/^https?:/.test(target)) {
    return differences(readManifest(manifest ?? `${target}/${MANIFEST}`), digestsOf(target));
  }
  const expected = readManifest(manifest ?? `build/${MANIFEST}`);
  const compare = () => publishedDifferences(target.replace(/\/?$/, '/'), expected);
  let found = await compare();
  for (let attempt = 1; attempt < TRIES && found.length > 0; attempt += 1) {
    await setTimeout(PAUSE);
    found = await compare();
  }
  return found;
}
