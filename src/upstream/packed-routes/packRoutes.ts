import { isDeepStrictEqual } from 'node:util';
import { runInNewContext } from 'node:vm';
import { outdated } from '../patch';
import {
  type ChunkNames,
  type Route,
  type RouteGroup,
  unpackNames,
  unpackRoutes,
} from './unpackRoutes';

type Names = Record<string, ChunkNames>;
type Key = { path: string; hash?: string };

/** The chunk name that is unique to a page: its content; for a list of tags, its props. */
const UNIQUE_KEYS = ['content', '__props'];

/** Evaluates the generated routes module, with components replaced by their keys. */
export function readRoutes(source: string): Route<Key>[] {
  const code = source.replace(/^import .*$/gm, '').replace('export default', 'result =');
  const ComponentCreator = (path: string, hash?: string): Key => ({ path, hash });
  const context: { ComponentCreator: unknown; result?: Route<Key>[] } = { ComponentCreator };
  runInNewContext(code, context);
  return context.result ?? [];
}

function groupOf(route: Route<Key>, parent: string, names: Names): RouteGroup {
  const { path, component, routes, ...attributes } = route;
  if (!path.startsWith(parent))
    throw outdated('packed-routes', `the route ${path} is not below ${parent}`);
  const { hash } = component;
  const shared = hash === undefined ? undefined : { ...names[`${path}-${hash}`] };
  const key = UNIQUE_KEYS.find((one) => typeof shared?.[one] === 'string');
  const own = key && (shared?.[key] as string);
  if (key) delete shared?.[key];
  return {
    paths: path.slice(parent.length),
    attributes,
    ...(shared && { names: shared }),
    ...(key && own && { own: [key, own] }),
    ...(routes && { routes: packRoutes(routes, names, path) }),
  };
}

function areAlike(one: RouteGroup, other: RouteGroup): boolean {
  const alike = ({ attributes, names, own }: RouteGroup) => [attributes, names, own?.[0]];
  return !one.routes && !other.routes && isDeepStrictEqual(alike(one), alike(other));
}

/**
 * Packs routes with the names of their chunks; adjacent routes that differ only in path and unique chunk name share a
 * group.
 */
export function packRoutes(routes: Route<Key>[], names: Names, parent = ''): RouteGroup[] {
  const groups: RouteGroup[] = [];
  for (const route of routes) {
    const next = groupOf(route, parent, names);
    const last = groups.at(-1);
    if (!last || !areAlike(last, next)) {
      groups.push(next);
      continue;
    }
    last.paths += `\n${next.paths}`;
    if (last.own && next.own) last.own[1] += ` ${next.own[1]}`;
  }
  return groups;
}

/**
 * Checks that packed routes unpack to the original tables.
 * @throws Error if they do not, because Docusaurus generates its tables in a different form
 */
export function checkRoutes(packed: RouteGroup[], routes: Route<Key>[], names: Names): void {
  const unpackedNames = unpackNames(packed);
  const withNames = (level: Route<ChunkNames | undefined>[] | undefined): unknown =>
    level?.map(({ routes: children, ...route }) => ({ ...route, routes: withNames(children) }));
  const named = (level: Route<Key>[]): Route<ChunkNames | undefined>[] =>
    level.map(({ component: { path, hash }, routes: children, ...route }) => ({
      ...route,
      component: hash === undefined ? undefined : names[`${path}-${hash}`],
      routes: children && named(children),
    }));
  const given = unpackRoutes(packed, (path, hash) => unpackedNames[`${path}-${hash}`]);
  if (
    JSON.stringify(sorted(withNames(given))) !== JSON.stringify(sorted(withNames(named(routes))))
  ) {
    throw outdated('packed-routes', 'its routes differ after packing and unpacking');
  }
}

/** The same value with sorted object keys. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  return Object.fromEntries(
    entries
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, one]) => [key, sorted(one)]),
  );
}
