import contentDocs, {
  type LoadedContent,
  type PluginOptions,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin, RouteConfig } from '@docusaurus/types';
import { outdated, type Patch } from './patch';

const NAME = 'slim-version-metadata';

/**
 * A route without the titles and descriptions of all documents in its version.
 * @throws Error if the version of a route has no such list
 */
export function withoutDescriptions(route: RouteConfig): RouteConfig {
  const version = route.props?.version as { docs?: object } | undefined;
  if (version && !version.docs) throw outdated(NAME, 'a route has no list in props.version.docs');
  return {
    ...route,
    ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
    ...(route.routes && { routes: route.routes.map(withoutDescriptions) }),
  };
}

async function docs(context: LoadContext, options: PluginOptions): Promise<Plugin<LoadedContent>> {
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    contentLoaded: ({ content, actions }) =>
      plugin.contentLoaded?.({
        content,
        actions: { ...actions, addRoute: (route) => actions.addRoute(withoutDescriptions(route)) },
      }),
  };
}

/**
 * The docs plugin without `props.version.docs`: only DocCardList reads it, which this site does not use. A page with a
 * DocCardList fails the build.
 */
export default ((config) => {
  const [[preset, options]] = config.presets as [[string, object]];
  const docsPlugin = { default: docs, validateOptions };
  return { ...config, presets: [[preset, { ...options, docsPlugin }]] };
}) satisfies Patch;
