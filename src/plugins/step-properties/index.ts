import type { Plugin } from '@docusaurus/types';
import { propertyFiles } from '../../content/steps/stepProperties';

/** The bundler's configuration, as far as its cache is concerned; absent where there is no persistent cache. */
type Cached = { experiments?: { cache?: object } };

/**
 * Renews the bundler's cache when the properties of a step change: the compiled pages contain them, but the bundler
 * does not see that a page reads them.
 */
export default function stepProperties(): Plugin {
  return {
    name: 'step-properties',
    configureWebpack: (config) =>
      (config as Cached).experiments?.cache
        ? { experiments: { cache: { buildDependencies: propertyFiles() } } }
        : {},
  };
}
