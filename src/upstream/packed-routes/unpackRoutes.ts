/** The names of the chunks of a route, as Docusaurus keeps them. */
export type ChunkNames = { [key: string]: string | ChunkNames };

/** A route of the app, as Docusaurus keeps it. */
export type Route<Component> = {
  path: string;
  component: Component;
  routes?: Route<Component>[];
  [attribute: string]: unknown;
};

/** Routes side by side that differ in their paths, and in one chunk name at most. */
export type RouteGroup = {
  /** What comes after the parent's path, one line each. */
  paths: string;
  attributes: Record<string, unknown>;
  /** The chunk names that they share; undefined for the route of addresses that are unknown. */
  names?: ChunkNames;
  /** The key of the chunk name that differs, and its values, apart by a space. */
  own?: [key: string, values: string];
  routes?: RouteGroup[];
};

type Leaf = { path: string; hash: string; group: RouteGroup; names?: ChunkNames };

/** The routes of a table one by one, children after their parent. The hash tells routes of one path apart. */
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
 * The routes of the app. A component is made when it is asked for: most readers open a few of hundreds.
 * @param create makes the component of a path
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

/** The chunk names of the routes, by path and hash. */
export function unpackNames(groups: RouteGroup[]): Record<string, ChunkNames> {
  const all: Record<string, ChunkNames> = {};
  visit(groups, ({ path, hash, names }) => {
    if (names) all[`${path}-${hash}`] = names;
  });
  return all;
}
