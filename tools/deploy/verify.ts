import { setTimeout } from 'node:timers/promises';
// The imports have extensions because Node.js also runs this file directly: see smoke.ts.
import { differences, digestsOf, MANIFEST, publishedDifferences, readManifest } from './digests.ts';

const TRIES = 5;
const PAUSE = 15_000;

/**
 * Repeats a check of a published site until it finds nothing: the edge servers of a content delivery network update
 * their files at different times.
 */
export async function untilUpdated(check: () => Promise<string[]>, tries = TRIES) {
  let found = await check();
  for (let attempt = 1; attempt < tries && found.length > 0; attempt += 1) {
    await setTimeout(PAUSE);
    found = await check();
  }
  return found;
}

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
  return untilUpdated(() => publishedDifferences(target.replace(/\/?$/, '/'), expected));
}
