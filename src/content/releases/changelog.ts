import { type Change, type ReleaseHistory } from './model';

/** A change with its parts, such as a feature with its variables. */
export type ChangeGroup<Recorded extends Change = Change> = { change: Recorded; parts: Recorded[] };

/** Groups changes under those that they are a part of; a part without its whole forms a separate group. */
export function groupChanges<Recorded extends Change>(
  changes: readonly Recorded[],
): ChangeGroup<Recorded>[] {
  const isPartOf = ({ of, version }: Recorded, whole: Recorded) =>
    of === whole.id && version === whole.version;
  return changes
    .filter((change) => !changes.some((whole) => isPartOf(change, whole)))
    .map((change) => ({ change, parts: changes.filter((part) => isPartOf(part, change)) }));
}

/** Whether a change, or one of its parts, asks something of the user when upgrading. */
export const needsAction = ({ change, parts }: ChangeGroup): boolean =>
  [change, ...parts].some(({ upgrade }) => upgrade !== null);

/** A release with its recorded changes. */
export type ReleaseEntry<Recorded extends Change = Change> = {
  release: string;
  changes: Recorded[];
};

/** The releases of a year, newest first; releases from before the numbering by year are one group, such as `5.x`. */
export type ReleaseYear<Recorded extends Change = Change> = {
  label: string;
  entries: ReleaseEntry<Recorded>[];
  /** The releases without a recorded change. */
  empty: string[];
};

// Releases are numbered by year from 2024 on; the versions before have small numbers.
const FIRST_YEAR = 20;

/** The label of the year of a release: `24.6` is from "2024", `5.31` from the series "5.x". */
export function yearOf(release: string): string {
  const major = Number(release.split('.')[0]);
  return major < FIRST_YEAR ? `${major}.x` : String(2000 + major);
}

/** The whole history by year, newest first; of a release, what asks something of the user comes first. */
export function changelog<Recorded extends Change>({
  releases,
  changes,
}: ReleaseHistory<Recorded>): ReleaseYear<Recorded>[] {
  const years: ReleaseYear<Recorded>[] = [];
  for (const release of [...releases].reverse()) {
    const label = yearOf(release);
    let year = years.at(-1);
    if (year?.label !== label) years.push((year = { label, entries: [], empty: [] }));
    const own = changes.filter(({ version }) => version === release);
    if (own.length > 0) year.entries.push({ release, changes: splitByTask(own).flat() });
    else year.empty.push(release);
  }
  return years;
}

/**
 * Splits changes into those that ask something of the user when upgrading, and the others. A change and its parts stay
 * together.
 */
export function splitByTask<Recorded extends Change>(
  changes: readonly Recorded[],
): [tasks: Recorded[], others: Recorded[]] {
  const groups = groupChanges(changes);
  const flat = (wanted: boolean) =>
    groups
      .filter((group) => needsAction(group) === wanted)
      .flatMap(({ change, parts }) => [change, ...parts]);
  return [flat(true), flat(false)];
}
