import type { Counterparts } from '../../src/content/versions/counterpartTable';

/** The tables that contain versions: src/site/route-table.json and src/content/versions/counterparts.json. */
export type Tables = {
  routes: {
    about: string;
    redirects: Record<string, Record<string, string>>;
  };
  counterparts: Counterparts[];
};

type Cut = {
  version: string;
  /** The version that was the current one; the new one started as a copy of it. */
  previous: string;
  /** The ids of the pages of the new version. */
  ids: readonly string[];
};

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

/** Adds a version to the tables; an editor must record pairs of pages with different ids. */
export function addVersion({ routes, counterparts }: Tables, cut: Cut): Tables {
  const { version, previous, ids } = cut;
  const redirects = Object.entries(routes.redirects[previous] ?? {}).filter(([, id]) =>
    ids.includes(id),
  );
  return {
    routes: {
      ...routes,
      redirects: { [version]: Object.fromEntries(redirects), ...routes.redirects },
    },
    counterparts: counterparts.map((topic) => extend(topic, cut)),
  };
}
