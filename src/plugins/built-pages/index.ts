import type { Plugin, Props } from '@docusaurus/types';
import { BuiltPages } from './reader';

const NAME = 'built-pages';

/**
 * Lets other plugins read the built pages: each page once for all of them (see `BuiltPages`). They reach it by
 * `builtPages(props)` in their `postBuild` hook. It travels as the content of this plugin, since Docusaurus loads
 * each plugin with modules of its own: a variable of a module is not shared.
 */
export default function builtPagesPlugin(): Plugin<BuiltPages> {
  return { name: NAME, loadContent: () => Promise.resolve(new BuiltPages()) };
}

/**
 * Finds the reader of the built pages.
 * @throws Error where the plugin is not in the configuration
 */
export function builtPages({ plugins }: Pick<Props, 'plugins'>): BuiltPages {
  const content = plugins.find(({ name }) => name === NAME)?.content;
  if (!content) {
    throw new Error(
      'The plugin "built-pages" is missing. Add "./src/plugins/built-pages/index.ts" to the plugins in docusaurus.config.ts.',
    );
  }
  return content as BuiltPages;
}
