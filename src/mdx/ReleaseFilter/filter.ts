import {
  type Area,
  type Change,
  changesBetween,
  type Kind,
  kinds,
  type ReleaseHistory,
} from '@site/src/content/releases/model';

/** The filter of the release overview. */
export type Filter = {
  from: string;
  to: string;
  kind: Kind | '';
  area: Area | '';
  /** `all` also shows the changes that ask nothing of the user. */
  view: 'all' | '';
};

/** Parses a filter from a query string; unknown values are ignored. */
export function readFilter(history: ReleaseHistory, query: string): Filter {
  const parameters = new URLSearchParams(query);
  const { releases, changes } = history;
  const known = (name: string, values: readonly string[], fallback: string) => {
    const value = parameters.get(name) ?? '';
    return values.includes(value) ? value : fallback;
  };
  const areas = changes.map(({ area }) => area);
  return {
    from: known('from', releases, releases[0] ?? ''),
    to: known('to', releases, releases.at(-1) ?? ''),
    kind: known('kind', kinds, '') as Kind | '',
    area: known('area', areas, '') as Area | '',
    view: known('view', ['all'], '') as Filter['view'],
  };
}

/** The query string of a filter; default values are omitted. */
export function writeFilter(history: ReleaseHistory, filter: Filter): string {
  const everything = readFilter(history, '');
  const asked = Object.entries(filter).filter(
    ([name, value]) => value !== everything[name as keyof Filter],
  );
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}

/** Whether a filter asks about an upgrade: its range is not the whole history. */
export function isUpgrade({ releases }: ReleaseHistory, { from, to }: Filter): boolean {
  return from !== releases[0] || to !== releases.at(-1);
}

/** The changes that match a filter, newest first. The range is that of an upgrade: after `from`, up to `to`. */
export function applyFilter<Recorded extends Change>(
  history: ReleaseHistory<Recorded>,
  filter: Filter,
): Recorded[] {
  return changesBetween(history, filter).filter(
    ({ kind, area }) =>
      (filter.kind === '' || kind === filter.kind) && (filter.area === '' || area === filter.area),
  );
}
