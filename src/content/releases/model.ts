/** How a change affects users of ACE. */
export const kinds = ['added', 'changed', 'deprecated', 'removed', 'fixed'] as const;
export type Kind = (typeof kinds)[number];

/** The parts of the product that a change can be about. */
export type Area =
  | 'api-builder'
  | 'configuration'
  | 'designer'
  | 'flow-builder'
  | 'handlers'
  | 'migration'
  | 'releases'
  | 'security'
  | 'steps'
  | 'workspace';

/** One recorded change. */
export type Change = {
  /** Unique within its version; badges name a change by it. */
  id: string;
  /** The release that contains it, such as `24.6`. */
  version: string;
  /** The patch release, if known: `24.1.0`. */
  exact?: string;
  kind: Kind;
  area: Area;
  /** What changed, as a noun phrase. */
  feature: string;
  /** What changed, in one sentence; code and bold text in Markdown. */
  sentence: string;
  /** Document id of the page that explains it. */
  page: string;
  /** The id of the change of the same release that it is a part of: a variable belongs to its feature. */
  of?: string;
  /** What to do when upgrading; null if nothing. */
  upgrade: string | null;
  /** Day on which the change was recorded in this file (not the release date), as YYYY-MM-DD. */
  recorded: string;
};

/** A guide for the upgrade from one release to another. */
export type UpgradeGuide = {
  from: string;
  to: string;
  /** Document id of the guide. */
  page: string;
  /** What the upgrade changes, in one sentence; code and bold text in Markdown. */
  sentence: string;
};

/** The release history of one version. */
export type ReleaseHistory<Recorded extends Change = Change> = {
  /** All releases, oldest first. */
  releases: string[];
  changes: Recorded[];
  /** Changes announced for a release that does not exist yet. */
  announced: Change[];
  /** Upgrades with a guide; none by default. */
  guides?: UpgradeGuide[];
};

/** A range of releases: those after `from`, up to and including `to`. */
export type Span = { from: string; to: string };

const positionIn = ({ releases }: ReleaseHistory, release: string) => releases.indexOf(release);

/** The changes of one release. */
export function changesIn(history: ReleaseHistory, release: string): Change[] {
  return history.changes.filter(({ version }) => version === release);
}

/** Whether no change of a release is recorded: its page is short, and no list of pages has it. */
export function hasNoChanges(history: ReleaseHistory, release: string): boolean {
  return changesIn(history, release).length === 0;
}

/** The guides that an upgrade from a release, or to it, follows. */
export function guidesFor(history: ReleaseHistory, release: string): UpgradeGuide[] {
  const at = positionIn(history, release);
  return (history.guides ?? []).filter(
    ({ from, to }) => at <= positionIn(history, from) || release === to,
  );
}

/** The changes in an upgrade from one release to another, newest first. */
export function changesBetween<Recorded extends Change>(
  history: ReleaseHistory<Recorded>,
  { from, to }: Span,
): Recorded[] {
  const [start, end] = [positionIn(history, from), positionIn(history, to)];
  return history.changes
    .filter(({ version }) => {
      const at = positionIn(history, version);
      return at > start && at <= end;
    })
    .sort((a, b) => positionIn(history, b.version) - positionIn(history, a.version));
}

/**
 * The newest recorded change: of the last release with changes, preferably one that asks for something.
 * @returns undefined if none is recorded
 */
export function newestChange(history: ReleaseHistory): Change | undefined {
  const last = history.releases.filter((name) => changesIn(history, name).length > 0).at(-1);
  const changes = last === undefined ? [] : changesIn(history, last);
  return changes.find(({ upgrade }) => upgrade !== null) ?? changes[0];
}

/** The nearest releases with a recorded change, before and after one. */
export function nearestChanges(
  history: ReleaseHistory,
  release: string,
): { previous: string | undefined; next: string | undefined } {
  const at = positionIn(history, release);
  const withChanges = history.releases.filter((name) => changesIn(history, name).length > 0);
  return {
    previous: withChanges.filter((name) => positionIn(history, name) < at).at(-1),
    next: withChanges.find((name) => positionIn(history, name) > at),
  };
}

// A variable is no feature, and a script that migrates to a release belongs to that release alone.
const NO_FEATURES: readonly Area[] = ['configuration', 'migration'];

/** The features that a release has, and those that later releases add. */
export function featuresAt(
  history: ReleaseHistory,
  release: string,
): { has: Change[]; lacks: Change[] } {
  const at = positionIn(history, release);
  const added = history.changes.filter(
    ({ kind, area }) => kind === 'added' && !NO_FEATURES.includes(area),
  );
  const isRemoved = (feature: string) =>
    history.changes.some(
      (change) =>
        change.kind === 'removed' &&
        change.feature === feature &&
        positionIn(history, change.version) <= at,
    );
  return {
    has: added.filter(
      ({ version, feature }) => positionIn(history, version) <= at && !isRemoved(feature),
    ),
    lacks: added.filter(({ version }) => positionIn(history, version) > at),
  };
}

/** URL segment of a release page: `24.6` is `release_24_6`. */
export function releaseSlug(release: string): string {
  return `release_${release.replaceAll('.', '_')}`;
}
