/** The chunk names of a route, in the format of Docusaurus. */
export type ChunkNames = { [key: string]: string | ChunkNames };

/** A route of the app, in the format of Docusaurus. */
export type Route<Component> = {
  path: string;
  component: Component;
  routes?: Route<Component>[];
  [attribute: string]: unknown;
};

/** Adjacent routes that differ only in their paths and in at most one chunk name. */
export type RouteGroup = {
  /** The paths relative to the parent's path, one per line. */
  paths: string;
  attributes: Record<string, unknown>;
  /** The shared chunk names; undefined for the catch-all route. */
  names?: ChunkNames;
  /** The key of the chunk name that differs, and its values, separated by spaces. */
  own?: [key: string, values: string];
  routes?: RouteGroup[];
};

type Leaf = { path: string; hash: string; group: RouteGroup; names?: ChunkNames };

/** Visits the routes of a table, children after their parent. The hash distinguishes routes with the same path. */
function visit<Result>(
  groups: RouteGroup[],
  make: (route: Leaf, children: Result[] | undefined) => Result,
): Result[] {
  let count = 0;
  const walk = (level: RouteGroup[], parent: string): Result[] =>
    level.flatMap((group) => {
      const [key, values] = group.own ?? [];
      const own = values?.split(' ');
      return group.paths.split('\n').map((line, index) => {
        const path = parent + line;
        const hash = `r${count++}`;
        const names = key ? { ...group.names, [key]: own?.[index] ?? '' } : group.names;
        return make({ path, hash, group, names }, group.routes && walk(group.routes, path));
      });
    });
  return walk(groups, '');
}

/**
 * Unpacks the routes of the app. Components are created on first access: most users open a few of hundreds.
 * @param create creates the component of a path
 */
export function unpackRoutes<Component>(
  groups: RouteGroup[],
  create: (path: string, hash: string) => Component,
): Route<Component>[] {
  return visit<Route<Component>>(groups, ({ path, hash, group }, routes) => {
    let component: Component | undefined;
    return {
      path,
      get component() {
        return (component ??= create(path, hash));
      },
      ...group.attributes,
      ...(routes && { routes }),
    };
  });
}

/** Unpacks the chunk names of the routes, by path and hash. */
export function unpackNames(groups: RouteGroup[]): Record<string, ChunkNames> {
  const all: Record<string, ChunkNames> = {};
  visit(groups, ({ path, hash, names }) => {
    if (names) all[`${path}-${hash}`] = names;
  });
  return all;
}
