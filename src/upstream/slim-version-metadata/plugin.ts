import contentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { withoutDescriptions } from '.';

export { validateOptions };

/**
 * `@docusaurus/plugin-content-docs` without `props.version.docs`: only DocCardList reads it, which this site does not
 * use. A page with a DocCardList fails the build.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    async contentLoaded({ content, actions }) {
      const routes: RouteConfig[] = [];
      const addRoute = (route: RouteConfig) => void routes.push(route);
      await plugin.contentLoaded?.({ content, actions: { ...actions, addRoute } });
      withoutDescriptions(routes).forEach(actions.addRoute);
    },
  };
}
