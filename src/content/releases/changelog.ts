import { type Change, type ReleaseHistory } from './model';

/** A release with its recorded changes. */
export type ReleaseEntry<Recorded extends Change = Change> = {
  release: string;
  changes: Recorded[];
};

/** Neighboring releases of one year without a recorded change, newest first. */
export type QuietReleases = { quiet: string[] };

/** The releases of a year, newest first; releases from before the numbering by year are one group, such as `5.x`. */
export type ReleaseYear<Recorded extends Change = Change> = {
  label: string;
  entries: (ReleaseEntry<Recorded> | QuietReleases)[];
};

// Releases are numbered by year from 2024 on; the versions before have small numbers.
const FIRST_YEAR = 20;

/** The label of the year of a release: `24.6` is from "2024", `5.31` from the series "5.x". */
export function yearOf(release: string): string {
  const major = Number(release.split('.')[0]);
  return major < FIRST_YEAR ? `${major}.x` : String(2000 + major);
}

/** The whole history by year, newest first. */
export function changelog<Recorded extends Change>({
  releases,
  changes,
}: ReleaseHistory<Recorded>): ReleaseYear<Recorded>[] {
  const years: ReleaseYear<Recorded>[] = [];
  for (const release of [...releases].reverse()) {
    const label = yearOf(release);
    let year = years.at(-1);
    if (year?.label !== label) years.push((year = { label, entries: [] }));
    const own = changes.filter(({ version }) => version === release);
    const last = year.entries.at(-1);
    if (own.length > 0) year.entries.push({ release, changes: tasksFirst(own) });
    else if (last && 'quiet' in last) last.quiet.push(release);
    else year.entries.push({ quiet: [release] });
  }
  return years;
}

/** Changes that ask something of the user come first. */
function tasksFirst<Recorded extends Change>(changes: readonly Recorded[]): Recorded[] {
  const [tasks, others] = splitByTask(changes);
  return [...tasks, ...others];
}

/** Splits changes into those that ask something of the user when upgrading, and the others. */
export function splitByTask<Recorded extends Change>(
  changes: readonly Recorded[],
): [tasks: Recorded[], others: Recorded[]] {
  return [
    changes.filter(({ upgrade }) => upgrade !== null),
    changes.filter(({ upgrade }) => upgrade === null),
  ];
}
