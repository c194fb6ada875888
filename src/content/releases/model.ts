/** What a change does to those who use ACE. */
export const kinds = ['added', 'changed', 'deprecated', 'removed', 'fixed'] as const;
export type Kind = (typeof kinds)[number];

/** One recorded change. */
export type Change = {
  /** Unique within its version; badges name a change by it. */
  id: string;
  /** The release that brought it, such as `24.6`. */
  version: string;
  /** The patch release, where it is known: `24.1.0`. */
  exact?: string;
  kind: Kind;
  /** Part of the product, such as `security`. */
  area: string;
  /** What changed, as a noun phrase. */
  feature: string;
  /** What changed, in one sentence; code and bold marked as in markdown. */
  sentence: string;
  /** Document id of the page that explains it. */
  page: string;
  /** What an upgrader must do; null where nothing is to be done. */
  upgrade: string | null;
  /** Day on which the change was recorded here (not the day of the release), as YYYY-MM-DD. */
  recorded: string;
};

/** What the documentation knows about the releases of one version. */
export type ReleaseHistory<Recorded extends Change = Change> = {
  /** All releases, oldest first. */
  releases: string[];
  changes: Recorded[];
  /** Changes that are announced for a release which does not exist yet. */
  announced: Change[];
};

/** A span of releases: those after `from`, up to and including `to`. */
export type Span = { from: string; to: string };

const positionIn = ({ releases }: ReleaseHistory, release: string) => releases.indexOf(release);

/** The changes of one release. */
export function changesIn(history: ReleaseHistory, release: string): Change[] {
  return history.changes.filter(({ version }) => version === release);
}

/** What happens to somebody who goes from one release to another, newest first. */
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

/** The releases beside one, where there are any. */
export function neighbours(
  { releases }: ReleaseHistory,
  release: string,
): { previous: string | undefined; next: string | undefined } {
  const at = releases.indexOf(release);
  return { previous: releases[at - 1], next: releases[at + 1] };
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

/** What a release already has, and what later releases add: features, not variables. */
export function featuresAt(
  history: ReleaseHistory,
  release: string,
): { has: Change[]; lacks: Change[] } {
  const at = positionIn(history, release);
  const added = history.changes.filter(
    ({ kind, area }) => kind === 'added' && area !== 'configuration',
  );
  const gone = (feature: string) =>
    history.changes.some(
      (change) =>
        change.kind === 'removed' &&
        change.feature === feature &&
        positionIn(history, change.version) <= at,
    );
  return {
    has: added.filter(
      ({ version, feature }) => positionIn(history, version) <= at && !gone(feature),
    ),
    lacks: added.filter(({ version }) => positionIn(history, version) > at),
  };
}

/** Address segment of a release's page: `24.6` is `release_24_6`. */
export function releaseSlug(release: string): string {
  return `release_${release.replaceAll('.', '_')}`;
}

/**
 * Says what is wrong with a history.
 * @param pageIds document ids of the version
 * @returns the faults, each with the change it is in and its remedy; empty when all is well
 */
export function historyProblems(
  history: ReleaseHistory,
  pageIds: readonly string[],
): { id: string; problem: string }[] {
  const ids = new Set<string>();
  return [...history.changes, ...history.announced].flatMap((change) => {
    const { id, version, exact, kind, page } = change;
    const problems: string[] = [];
    if (ids.has(id)) problems.push(`two changes have the id "${id}": give each its own`);
    ids.add(id);
    if (!kinds.includes(kind))
      problems.push(`"${id}" is of kind "${kind}": take ${kinds.join(', ')}`);
    if (history.changes.includes(change) && !history.releases.includes(version)) {
      problems.push(`"${id}" names the release ${version}, which is not on the list of releases`);
    }
    if (exact && !exact.startsWith(`${version}.`)) {
      problems.push(`"${id}" names the patch ${exact}, which is not one of ${version}`);
    }
    if (!/^\d{4}-\d{2}-\d{2}$/.test(change.recorded)) {
      problems.push(`"${id}" has no day of recording: add "recorded": "YYYY-MM-DD"`);
    }
    if (!pageIds.includes(page)) {
      problems.push(
        `"${id}" names the page ${page}, which does not exist: write it, or name another`,
      );
    }
    return problems.map((problem) => ({ id, problem }));
  });
}
