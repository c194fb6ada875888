import type { Config } from '@docusaurus/types';
import { outdated, type Patch } from '../patch';

const NAME = 'slim-version-metadata';
const REPLACED = '@docusaurus/plugin-content-docs';
// Relative to the configuration file: an absolute path would become part of the configuration in the browser.
const PLUGIN = './src/upstream/slim-version-metadata/plugin.ts';

function configure(config: Config): Config {
  let count = 0;
  const plugins = (config.plugins ?? []).map((plugin) => {
    if (!Array.isArray(plugin) || plugin[0] !== REPLACED) return plugin;
    count += 1;
    return [PLUGIN, plugin[1]] as typeof plugin;
  });
  if (count === 0) throw outdated(NAME, `the configuration of the site has no plugin ${REPLACED}`);
  return { ...config, plugins };
}

/**
 * Replaces the docs plugin with one that omits the titles and descriptions of all documents from each page (plugin.ts).
 */
export default { name: NAME, configure } satisfies Patch;
