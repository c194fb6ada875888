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
 * Applies the patches to the site configuration.
 * @param without names of patches to omit, separated by commas; by default `WITHOUT_PATCH` from the environment
 * @throws Error if a patch no longer fits Docusaurus, or if a name is not the name of a patch
 */
export function withPatches(config: Config, without = process.env.WITHOUT_PATCH ?? ''): Config {
  const omitted = without.split(',').filter(Boolean);
  const names = patches.map(({ name }) => name);
  const unknown = omitted.find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new Error(
      `WITHOUT_PATCH names ${unknown}, which is no patch. The patches are: ${names.join(', ')}.`,
    );
  // The bundler's cache does not depend on the list of patches.
  if (without) process.env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
  const active = patches.filter(({ name }) => !omitted.includes(name));
  return active.reduce((changed, { configure }) => configure(changed), config);
}
