import { addressOf, labelOf, versionNames } from '../site/versions';
import { diagrams } from './diagrams';
import type { Diagram } from './diagrams/model';
import {
  type BadgeFacts,
  badgeOf,
  feedPath,
  overviewPage,
  readHistory,
  releasePage,
} from './releases';
import {
  type Change,
  changesBetween,
  changesIn,
  featuresAt,
  guidesFor,
  hasNoChanges,
  type ReleaseHistory,
} from './releases/model';
import { type MigrationFacts, migrationFacts } from './versions/counterpartTable';

/** A recorded change with the paths that its table row links to. */
export type LinkedChange = Change & {
  /** Path of the page that explains it. */
  explainedAt: string;
  /** Path of the page of its release. */
  releasePage: string;
};

/** A release and the path of its page. */
export type ReleaseLink = { release: string; to: string };

/** Data of a release page. */
export type ReleaseFacts = {
  release: string;
  /** Label of the version. */
  version: string;
  changes: LinkedChange[];
  /** Features that the release has and lacks, out of those with a known release. */
  features: Record<'has' | 'lacks', { feature: string; release: string; to: string }[]>;
  newest: string;
  /** The later releases that ask something of the user, oldest first. */
  tasksAfter: ReleaseLink[];
  /** The guides for upgrades from the release or to it, each with its path. */
  guides: { sentence: string; to: string; page: string }[];
  /** Path of the overview, which filters by `from` and `to`. */
  overview: string;
};

/** Data of the page of a release without a recorded change. */
type EmptyReleaseFacts = Pick<ReleaseFacts, 'release' | 'overview'>;

/** Data of the filter on the overview. */
export type HistoryFacts = {
  history: ReleaseHistory<LinkedChange>;
  /** The path of the page of each release. */
  pages: Record<string, string>;
  /** Path of the feed. */
  feed: string;
};

const linked = (version: string, change: Change): LinkedChange => ({
  ...change,
  explainedAt: addressOf({ version, id: change.page }),
  releasePage: releasePage(version, change.version),
});

function releaseFacts(
  version: string,
  history: ReleaseHistory,
  release: string,
): ReleaseFacts | EmptyReleaseFacts {
  const overview = overviewPage(version);
  if (hasNoChanges(history, release)) return { release, overview };
  const link = (name: string): ReleaseLink => ({ release: name, to: releasePage(version, name) });
  const newest = history.releases.at(-1) ?? release;
  const later = changesBetween(history, { from: release, to: newest });
  const asking = new Set(later.filter(({ upgrade }) => upgrade !== null).map((one) => one.version));
  const features = (changes: readonly Change[]) =>
    changes.map(({ feature, version: since, page }) => ({
      feature,
      release: since,
      to: addressOf({ version, id: page }),
    }));
  const { has, lacks } = featuresAt(history, release);
  return {
    release,
    version: labelOf(version),
    changes: changesIn(history, release).map((change) => linked(version, change)),
    features: { has: features(has), lacks: features(lacks) },
    newest,
    tasksAfter: [...asking].reverse().map(link),
    guides: guidesFor(history, release).map(({ sentence, to, page }) => ({
      sentence,
      to,
      page: addressOf({ version, id: page }),
    })),
    overview,
  };
}

/** The names of the data modules, by kind and subject. */
export const dataName = {
  badge: (version: string, change: string) => `badge-${version}-${change}`,
  diagram: (name: string) => `diagram-${name}`,
  release: (version: string, release: string) => `release-${version}-${release}`,
  history: (version: string) => `history-${version}`,
  migration: (reader: string, version: string) => `migration-${reader}-${version}`,
};

type Data = () =>
  Diagram | BadgeFacts | ReleaseFacts | EmptyReleaseFacts | HistoryFacts | MigrationFacts;

function versionData(version: string): [name: string, data: Data][] {
  const history = readHistory(version);
  const { changes, releases } = history;
  return [
    ...changes.map((change): [string, Data] => [
      dataName.badge(version, change.id),
      () => badgeOf(version, change, false),
    ]),
    ...releases.map((release): [string, Data] => [
      dataName.release(version, release),
      () => releaseFacts(version, history, release),
    ]),
    [
      dataName.history(version),
      () => ({
        history: { ...history, changes: changes.map((change) => linked(version, change)) },
        pages: Object.fromEntries(
          releases.map((release) => [release, releasePage(version, release)]),
        ),
        feed: feedPath(version),
      }),
    ],
    ...versionNames.map((other): [string, Data] => [
      dataName.migration(version, other),
      () => migrationFacts(other, version),
    ]),
  ];
}

/**
 * Builds the data of page components from the diagrams and the recorded releases and counterparts, so that each page loads only its own
 * part.
 * @returns functions that build them, by the names of `dataName`
 */
export function pageData(): Map<string, Data> {
  return new Map([
    ...Object.entries(diagrams()).map(([name, data]): [string, Data] => [
      dataName.diagram(name),
      () => data,
    ]),
    ...versionNames.flatMap(versionData),
  ]);
}
