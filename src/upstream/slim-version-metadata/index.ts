import contentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';

export { validateOptions };

/** A version without the titles and descriptions of all its documents. */
function withoutDescriptions(route: RouteConfig): RouteConfig {
  const version = route.props?.version as Record<string, unknown> | undefined;
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(withoutDescriptions) }),
  };
}

/**
 * The docs plugin of Docusaurus, but for the list of all titles and descriptions that each page of a version
 * would load: only cards of pages (DocCardList) read it, and this site has none. With one, the build stops.
 */
export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    async contentLoaded({ content, actions }) {
      await plugin.contentLoaded?.({
        content,
        actions: { ...actions, addRoute: (route) => actions.addRoute(withoutDescriptions(route)) },
      });
    },
  };
}
