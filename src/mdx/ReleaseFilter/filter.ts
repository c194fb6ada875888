import { type Area, type Kind, kinds } from '@site/src/content/releases/model';
import type { ChangeProps } from '@site/src/mdx/Changes';

/** The releases of a version, oldest first, and its changes. */
export type History = { releases: readonly string[]; changes: readonly Change[] };
type Change = Pick<ChangeProps, 'release' | 'kind' | 'area'>;

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
export function readFilter(history: History, query: string): Filter {
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
export function writeFilter(history: History, filter: Filter): string {
  const everything = readFilter(history, '');
  const asked = Object.entries(filter).filter(
    ([name, value]) => value !== everything[name as keyof Filter],
  );
  return asked.length > 0 ? `?${new URLSearchParams(asked)}` : '';
}

/** Whether a filter asks about an upgrade: its range is not the whole history. */
export function isUpgrade({ releases }: History, { from, to }: Filter): boolean {
  return from !== releases[0] || to !== releases.at(-1);
}

/** Whether a change matches a filter. The range is that of an upgrade: after `from`, up to `to`. */
export function matches({ releases }: History, filter: Filter, change: Change): boolean {
  const at = releases.indexOf(change.release);
  return (
    at > releases.indexOf(filter.from) &&
    at <= releases.indexOf(filter.to) &&
    (filter.kind === '' || change.kind === filter.kind) &&
    (filter.area === '' || change.area === filter.area)
  );
}
