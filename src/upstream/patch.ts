import defaultTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';
import type { Config, Plugin, PluginModule } from '@docusaurus/types';
import { replacing } from '../plugins/bundler';

/**
 * A change of Docusaurus, made by one of the configuration; README.md lists all.
 * @throws Error if Docusaurus is not as the patch expects
 */
export type Patch = (config: Config) => Config;

export function withPlugin(plugin: PluginModule): Patch {
  // With options, even if empty: knip calls a plugin without options without a context.
  return (config) => ({ ...config, plugins: [...(config.plugins ?? []), [plugin, {}]] });
}

export const bundlerPatch = (
  name: string,
  configureWebpack: NonNullable<Plugin['configureWebpack']>,
): Patch => withPlugin(() => ({ name, configureWebpack }));

/** A patch that replaces a text of a module; the build stops if the module has no such text. */
export function textPatch(name: string, module: RegExp, text: string, by: string): Patch {
  const rule = replacing(module, text, by, 'src/upstream/README.md');
  return bundlerPatch(name, () => ({ module: { rules: [rule] } }));
}

/**
 * A patch that replaces parts of the page template.
 * @param name names the patch if the template does not have a part
 */
export const templatePatch =
  (name: string, parts: readonly (readonly [part: RegExp, by: string])[]): Patch =>
  (config) => {
    let ssrTemplate = config.ssrTemplate ?? defaultTemplate;
    for (const [part, by] of parts) {
      if (!part.test(ssrTemplate)) throw outdated(name, `its page template has no ${String(part)}`);
      ssrTemplate = ssrTemplate.replace(part, () => by);
    }
    return { ...config, ssrTemplate };
  };

/** Whether this is a production build; `docusaurus start` runs without most patches. */
export const isProduction = (): boolean => process.env.NODE_ENV === 'production';

/** The error of a patch that no longer fits Docusaurus. */
export const outdated = (patch: string, found: string): Error =>
  new Error(`The patch ${patch} no longer fits Docusaurus: ${found}. See src/upstream/README.md.`);
