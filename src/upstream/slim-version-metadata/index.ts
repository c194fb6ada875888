import type { Config, RouteConfig } from '@docusaurus/types';
import { outdated, type Patch } from '../patch';

const NAME = 'slim-version-metadata';
// Relative to the configuration file: an absolute path would become part of the configuration in the browser.
const docsPlugin = './src/upstream/slim-version-metadata/plugin.ts';

type Version = Record<string, unknown> & { docs?: Record<string, unknown> };

/**
 * Routes without the titles and descriptions of all documents in their version.
 * @throws Error if none has such a list
 */
export function withoutDescriptions(routes: readonly RouteConfig[]): RouteConfig[] {
  let removed = 0;
  const slim = (route: RouteConfig): RouteConfig => {
    const version = route.props?.version as Version | undefined;
    removed += Object.keys(version?.docs ?? {}).length;
    return {
      ...route,
      ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
      ...(route.routes && { routes: route.routes.map(slim) }),
    };
  };
  const slimmed = routes.map(slim);
  if (removed === 0) throw outdated(NAME, 'no route of the docs has a list in props.version.docs');
  return slimmed;
}

function configure(config: Config): Config {
  let count = 0;
  const presets = (config.presets ?? []).map((preset) => {
    const [name, options] = Array.isArray(preset) ? preset : [];
    if (typeof options !== 'object' || !('docs' in options)) return preset;
    count += 1;
    return [name, { ...options, docsPlugin }] as typeof preset;
  });
  if (count === 0) throw outdated(NAME, 'the configuration has no preset with the option "docs"');
  return { ...config, presets };
}

/**
 * Replaces the docs plugin with one that omits the titles and descriptions of all documents from each page (plugin.ts).
 */
export default { name: NAME, configure } satisfies Patch;
