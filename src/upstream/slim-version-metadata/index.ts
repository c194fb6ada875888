import { join } from 'node:path';
import type { Config } from '@docusaurus/types';
import { outdated, type Patch } from '../patch';

const NAME = 'slim-version-metadata';
const REPLACED = '@docusaurus/plugin-content-docs';

function configure(config: Config): Config {
  let count = 0;
  const plugins = (config.plugins ?? []).map((plugin) => {
    if (!Array.isArray(plugin) || plugin[0] !== REPLACED) return plugin;
    count += 1;
    return [join(__dirname, 'plugin.ts'), plugin[1]] as typeof plugin;
  });
  if (count === 0) throw outdated(NAME, `the configuration of the site has no plugin ${REPLACED}`);
  return { ...config, plugins };
}

/** Uses the docs plugin without the list of all titles and descriptions on each page (plugin.ts). */
export default { name: NAME, configure } satisfies Patch;
