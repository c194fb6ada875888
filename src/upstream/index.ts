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
const patches: readonly Patch[] = [
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
 * @throws Error if a patch no longer fits Docusaurus
 */
export const withPatches = (config: Config): Config =>
  patches.reduce((changed, patch) => patch(changed), config);
