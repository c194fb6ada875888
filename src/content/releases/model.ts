/** How a change affects users of ACE. */
export type Kind = 'added' | 'changed' | 'deprecated' | 'removed' | 'fixed';

/** The names of the parts of the product that a change can be about. */
export const areaNames = {
  'api-builder': 'API Builder',
  configuration: 'Configuration',
  designer: 'Designer',
  'flow-builder': 'Flow Builder',
  handlers: 'Handlers',
  migration: 'Migration',
  releases: 'Releases',
  security: 'Security',
  steps: 'Steps',
  workspace: 'Workspace',
};
export type Area = keyof typeof areaNames;

/** One recorded change; `releases.schema.json` says what each key means. */
export type Change = {
  id: string;
  version: string;
  exact?: string;
  kind: Kind;
  area: Area;
  feature: string;
  sentence: string;
  page: string;
  of?: string;
  upgrade: string | null;
  recorded: string;
};

/** A guide for the upgrade from one release to another. */
export type UpgradeGuide = { from: string; to: string; page: string; sentence: string };

export type ReleaseHistory = {
  /** All releases, oldest first. */
  releases: string[];
  changes: Change[];
  announced: Change[];
  guides?: UpgradeGuide[];
};

export const changesIn = ({ changes }: ReleaseHistory, release: string): Change[] =>
  changes.filter(({ version }) => version === release);

/** Whether no change of a release is recorded: its page is short, and no list of pages has it. */
export const hasNoChanges = (history: ReleaseHistory, release: string): boolean =>
  changesIn(history, release).length === 0;

/** The releases around one without a recorded change that have none either: `5.11 through 5.28`. */
export function quietRange(history: ReleaseHistory, release: string): string {
  const { releases } = history;
  const isQuiet = (one = '') => releases.includes(one) && hasNoChanges(history, one);
  let first = releases.indexOf(release);
  let last = first;
  while (isQuiet(releases[first - 1])) first -= 1;
  while (isQuiet(releases[last + 1])) last += 1;
  return first === last ? release : `${releases[first]} through ${releases[last]}`;
}

/** Whether an upgrade to a release needs a change of its range: the script that migrates to another release, it does not. */
export const isForUpgradeTo = (to: string, release: string, area: Area): boolean =>
  area !== 'migration' || release === to;

/** The releases after one whose changes an upgrade to the newest asks to act on. */
export function releasesWithTasks(history: ReleaseHistory, after: string): string[] {
  const { releases } = history;
  const newest = releases.at(-1) ?? '';
  return releases
    .slice(releases.indexOf(after) + 1)
    .filter((release) =>
      changesIn(history, release).some(
        ({ upgrade, area }) => upgrade !== null && isForUpgradeTo(newest, release, area),
      ),
    );
}

/**
 * The newest recorded change: of the last release with changes, preferably one that asks for something.
 * @returns undefined if none is recorded
 */
export function newestChange(history: ReleaseHistory): Change | undefined {
  const last = history.releases.filter((name) => !hasNoChanges(history, name)).at(-1) ?? '';
  const changes = changesIn(history, last);
  return changes.find(({ upgrade }) => upgrade !== null) ?? changes[0];
}

/** A change with its parts, such as a feature with its variables. */
export type ChangeGroup = { change: Change; parts: Change[] };

/** Groups changes under those that they are a part of; a part without its whole forms a separate group. */
export function groupChanges(changes: readonly Change[]): ChangeGroup[] {
  const isPartOf = ({ of, version }: Change, whole: Change) =>
    of === whole.id && version === whole.version;
  return changes
    .filter((change) => !changes.some((whole) => isPartOf(change, whole)))
    .map((change) => ({ change, parts: changes.filter((part) => isPartOf(part, change)) }));
}

/** Whether a change, or one of its parts, asks something of the user when upgrading. */
export const needsAction = ({ change, parts }: ChangeGroup): boolean =>
  [change, ...parts].some(({ upgrade }) => upgrade !== null);

/** The groups of changes that ask something of the user when upgrading, and the others. */
export function groupsByTask(changes: readonly Change[]): [ChangeGroup[], ChangeGroup[]] {
  const groups = groupChanges(changes);
  return [groups.filter(needsAction), groups.filter((group) => !needsAction(group))];
}

// Releases are numbered by year from 2024 on; the versions before have small numbers.
const FIRST_YEAR = 20;

/** The label of the year of a release: `24.6` is from "2024", `5.31` from the series "5.x". */
function yearOf(release: string): string {
  const major = Number(release.split('.')[0]);
  return major < FIRST_YEAR ? `${major}.x` : String(2000 + major);
}

/** The releases by the label of their year, newest first. */
export function releasesByYear({ releases }: ReleaseHistory): Map<string, string[]> {
  const years = new Map<string, string[]>();
  for (const release of [...releases].reverse())
    years.set(yearOf(release), [...(years.get(yearOf(release)) ?? []), release]);
  return years;
}

/** The ID of the page of a release: `24.6` is `releases/release_24_6`. */
export const releaseId = (release: string): string =>
  `releases/release_${release.replaceAll('.', '_')}`;
