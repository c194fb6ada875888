import type { Counterparts } from '../../src/content/versions/counterpartTable';

type Sections = Record<string, string[]>;

/** The tables that contain versions: src/site/route-table.json and src/content/versions/counterparts.json. */
export type Tables = {
  routes: {
    about: string;
    pages: Record<string, Sections>;
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

/** The sections of the previous version with the pages that the new one still has, and the new pages by folder. */
function sectionsOf(before: Sections, ids: readonly string[]): Sections {
  const sections = Object.fromEntries(
    Object.entries(before)
      .map(([name, pages]): [string, string[]] => [name, pages.filter((id) => ids.includes(id))])
      .filter(([, pages]) => pages.length > 0),
  );
  const known = new Set(Object.values(sections).flat());
  for (const id of ids.filter((one) => !known.has(one))) {
    const section = id.split('/')[0] ?? id;
    sections[section] = [...(sections[section] ?? []), id];
  }
  return sections;
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
 * Adds a version to the tables. A page that was added or removed with it is recorded without a counterpart; an editor
 * must record pairs of pages with different ids.
 */
export function addVersion({ routes, counterparts }: Tables, cut: Cut): Tables {
  const { version, previous, ids } = cut;
  const before = routes.pages[previous] ?? {};
  const pages = { [version]: sectionsOf(before, ids), ...routes.pages };
  const topics = counterparts.map((topic) => extend(topic, cut));
  const isKnown = (name: string, id: string) => topics.some((topic) => topic.pages[name] === id);
  const previousIds = Object.values(before).flat();
  const added = ids.filter((id) => !previousIds.includes(id) && !isKnown(version, id));
  const removed = previousIds.filter((id) => !ids.includes(id) && !isKnown(previous, id));
  const having = (id: string) =>
    Object.fromEntries(
      Object.entries(pages)
        .filter(([, sections]) => Object.values(sections).flat().includes(id))
        .map(([name]) => [name, id]),
    );
  const redirects = Object.entries(routes.redirects[previous] ?? {}).filter(([, id]) =>
    ids.includes(id),
  );
  return {
    routes: {
      ...routes,
      pages,
      redirects: { [version]: Object.fromEntries(redirects), ...routes.redirects },
    },
    counterparts: [...topics, ...[...added, ...removed].map((id) => ({ pages: having(id) }))],
  };
}
