import { outdated, type Patch } from '../patch';

const NAME = 'slim-site-config';

/** The options that say how the site is built; the rest is what the app reads. */
const BUILD_OPTIONS = [
  'presets',
  'themes',
  'plugins',
  'clientModules',
  'headTags',
  'scripts',
  'stylesheets',
  'ssrTemplate',
  'markdown',
  'staticDirectories',
];

/**
 * Leaves the options of the build out of the configuration.
 * @param source docusaurus.config.mjs
 * @throws where that is not an object as JSON
 */
export function slimConfig(source: string): string {
  const [, json] = /export default (\{[\s\S]*\});\s*$/.exec(source) ?? [];
  if (!json) throw outdated(NAME, 'docusaurus.config.mjs does not export an object');
  const config = JSON.parse(json) as Record<string, unknown>;
  for (const option of BUILD_OPTIONS) delete config[option];
  return `export default ${JSON.stringify(config)};`;
}

/** Sends only those parts of the configuration to the browser that the app reads. */
export default {
  name: NAME,
  rewrite: ({ read, replace }) =>
    replace('docusaurus.config', slimConfig(read('docusaurus.config'))),
} satisfies Patch;
