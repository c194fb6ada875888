import type { Config, PluginModule } from '@docusaurus/types';
import type { GeneratedModules } from './generatedModules';

/** One change to what Docusaurus does; README.md lists all of them. */
export type Patch = {
  /** The name of its folder, and its name in `WITHOUT_PATCH`. */
  name: string;
  /** Changes the configuration of the site; throws where Docusaurus is not what the patch expects. */
  configure?: (config: Config) => Config;
  /**
   * Rewrites modules that Docusaurus generates, for the browser's production build; throws where they are not
   * what the patch expects.
   */
  rewrite?: (modules: GeneratedModules) => void;
};

/** A change of the configuration that adds a plugin. */
export function withPlugin(plugin: PluginModule): (config: Config) => Config {
  // With options, if empty ones: knip calls a plugin that is a bare function, without a context.
  return (config) => ({ ...config, plugins: [...(config.plugins ?? []), [plugin, {}]] });
}

/** Whether the site is built to be published; `docusaurus start` runs without most patches. */
export const isProduction = (): boolean => process.env.NODE_ENV === 'production';

/** The error of a patch that no longer fits. */
export function outdated(patch: string, found: string): Error {
  return new Error(
    `The patch ${patch} no longer fits Docusaurus: ${found}. ` +
      `See src/upstream/README.md; build without it by WITHOUT_PATCH=${patch}.`,
  );
}
