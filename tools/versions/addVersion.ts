import type { Counterparts } from '../../src/content/versions/counterpartTable';
import { labelOf } from '../../src/site/versions';
import { CommandError } from '../lib/command';
import { NEXT, type RouteTable } from './docsTree';

/** The tables that contain versions: src/site/route-table.json and src/content/versions/counterparts.json. */
export type Tables = { routes: RouteTable; counterparts: Counterparts[] };

type Cut = {
  version: string;
  /** The version that was the current one; the new one started as a copy of it. */
  previous: string;
  /** The ids of the pages of the new version. */
  ids: readonly string[];
};

/** The name of the version after the published ones. */
export const nextName = ([current = '']: readonly string[]): string =>
  current.replace(/\d+$/, (number) => String(Number(number) + 1));

/**
 * Checks the name of a new version.
 * @param published the names of the published versions, newest first
 * @throws CommandError with the remedy
 */
export function checkName(version: string | undefined, published: readonly string[]): string {
  const [current = ''] = published;
  const remedy = `Name the new version like the others: npm run docs:release -- ${nextName(published)}.`;
  if (!version) throw new CommandError(remedy);
  if (published.includes(version)) {
    throw new CommandError(`The version ${version} is published already. ${remedy}`);
  }
  if (version.replace(/\d+$/, '') !== current.replace(/\d+$/, '') || !/\d$/.test(version)) {
    throw new CommandError(`"${version}" is not a name of a version. ${remedy}`);
  }
  return version;
}

/** Adds the new version to a topic of the previous version, if the new version has the page. */
function extend(topic: Counterparts, { version, previous, ids }: Cut): Counterparts {
  const id = topic.pages[previous];
  if (!id || !ids.includes(id)) return topic;
  const { leadsTo } = topic;
  return {
    ...topic,
    pages: { ...topic.pages, [version]: id },
    ...(leadsTo?.includes(previous) && { leadsTo: [...leadsTo, version] }),
  };
}

/**
 * Adds a version to the tables. It inherits the redirects of the previous version to pages that still exist, and gets
 * those that were recorded for the next version; an editor must record pairs of pages with different ids.
 */
export function addVersion({ routes, counterparts }: Tables, cut: Cut): Tables {
  const { version, previous, ids } = cut;
  const { [NEXT]: moved = {}, ...redirects } = routes.redirects;
  const inherited = Object.entries(redirects[previous] ?? {})
    .map(([from, id]): [string, string] => [from, moved[id] ?? id])
    .filter(([from, id]) => ids.includes(id) && !ids.includes(from));
  return {
    routes: {
      ...routes,
      redirects: { [version]: { ...Object.fromEntries(inherited), ...moved }, ...redirects },
    },
    counterparts: counterparts.map((topic) => extend(topic, cut)),
  };
}

/** Data with one entry for each version. */
export type ByVersion = Record<string, Record<string, unknown>>;

/** Adds the entry of a version, as a copy of that of the previous one, with its own label. */
export function addEntry(data: ByVersion, { version, previous }: Cut): ByVersion {
  const { [previous]: entry = {} } = data;
  return {
    [version]: { ...entry, ...('name' in entry && { name: labelOf(version) }) },
    ...data,
  };
}

/** The groups of tabs, of which one has a tab for each version. */
export type TabGroups = Record<string, { tabs: Record<string, string> }>;

/** Adds a version to each group of tabs that has one for each version. */
export const addTab = (groups: TabGroups, { version, previous }: Cut): TabGroups =>
  Object.fromEntries(
    Object.entries(groups).map(([name, group]) => [
      name,
      previous in group.tabs
        ? { ...group, tabs: { [version]: labelOf(version), ...group.tabs } }
        : group,
    ]),
  );
