import type { Config } from '@docusaurus/types';
import decodedPath from './decoded-path';
import headScript from './head-script';
import lateScripts from './late-scripts';
import noBrowserPrism from './no-browser-prism';
import type { Patch } from './patch';
import slimVersionMetadata from './slim-version-metadata';
import splitEntry from './split-entry';
import stylesOnDemand from './styles-on-demand';

/** All patches of Docusaurus, in the order in which they apply. */
export const patches: readonly Patch[] = [
  headScript,
  lateScripts,
  splitEntry,
  decodedPath,
  noBrowserPrism,
  slimVersionMetadata,
  stylesOnDemand,
];

/**
 * The patches to apply.
 * @param without names of patches to omit, separated by commas
 * @throws Error if a name is not the name of a patch
 */
export function activePatches(without: string): readonly Patch[] {
  const omitted = without.split(',').filter(Boolean);
  for (const name of omitted) {
    if (patches.some((patch) => patch.name === name)) continue;
    const known = patches.map((patch) => patch.name).join(', ');
    throw new Error(`WITHOUT_PATCH names ${name}, which is no patch. The patches are: ${known}.`);
  }
  return patches.filter(({ name }) => !omitted.includes(name));
}

/**
 * Applies the patches to the site configuration.
 * @param without names of patches to omit, separated by commas; by default `WITHOUT_PATCH` from the environment
 * @throws Error if a patch no longer fits Docusaurus, or if a name is not the name of a patch
 */
export function withPatches(config: Config, without = process.env.WITHOUT_PATCH ?? ''): Config {
  const active = activePatches(without);
  // The bundler's cache does not depend on the list of patches.
  if (without) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  return active.reduce((changed, { configure }) => configure(changed), config);
}
