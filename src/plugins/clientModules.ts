import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';

/** The modules of src/client that run on every page, in this order. */
const MODULES = [
  'toleratesTranslation',
  'repairUrl',
  'reloadOnChunkError',
  'copyHeadingLink',
  'closeMenus',
  'revealActiveSidebarItem',
  'noViewportPrefetch',
  'prefetchOnIntent',
  'renderNotFoundPage',
  'systemColorMode',
  'explainTerms',
  'revealTarget',
];

/** Adds the client modules of the site. */
export default function clientModules(): Plugin {
  return {
    name: 'client-modules',
    getClientModules: () => MODULES.map((name) => join(__dirname, '..', 'client', `${name}.ts`)),
  };
}
