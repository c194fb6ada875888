import type { RouteConfig } from '@docusaurus/types';
import { outdated } from '../patch';

type Version = Record<string, unknown> & { docs?: Record<string, unknown> };

/** Removes the titles and descriptions of all documents from routes, and checks that there were any. */
export function descriptionsRemover(): {
  /** Returns the route, its version without the list of documents. */
  remove: (route: RouteConfig) => RouteConfig;
  /** Throws if nothing was removed from any route. */
  check: () => void;
} {
  let removed = 0;
  const remove = (route: RouteConfig): RouteConfig => {
    const version = route.props?.version as Version | undefined;
    removed += Object.keys(version?.docs ?? {}).length;
    return {
      ...route,
      ...(version && { props: { ...route.props, version: { ...version, docs: {} } } }),
      ...(route.routes && { routes: route.routes.map(remove) }),
    };
  };
  const check = () => {
    if (removed > 0) return;
    throw outdated(
      'slim-version-metadata',
      'no route of the docs has a list in props.version.docs',
    );
  };
  return { remove, check };
}
