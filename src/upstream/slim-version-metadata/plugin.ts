import contentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { descriptionsRemover } from './routes';

export { validateOptions };

/**
 * `@docusaurus/plugin-content-docs` without `props.version.docs`: only DocCardList reads it, which this site does not
 * use. A page with a DocCardList fails the build.
 * @throws Error if no route has such a list
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    async contentLoaded({ content, actions }) {
      const remover = descriptionsRemover();
      const addRoute: typeof actions.addRoute = (route) => actions.addRoute(remover.remove(route));
      await plugin.contentLoaded?.({ content, actions: { ...actions, addRoute } });
      remover.check();
    },
  };
}
