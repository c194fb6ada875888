import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressOf, versionNames, versionRoot } from '../../site/versions';
import { type Change, type Kind, type ReleaseHistory, releaseSlug } from './model';

/** Path of the file with a version's recorded changes, from the project's folder. */
export const historyPath = (version: string): string => `src/content/releases/${version}.json`;

const PROJECT = join(__dirname, '..', '..', '..');

/**
 * Reads the file with a version's recorded changes.
 * @throws Error that names the file and the remedy, where it does not exist
 */
export function readHistoryFile(projectDir: string, version: string): string {
  const path = historyPath(version);
  if (existsSync(join(projectDir, path))) return readFileSync(join(projectDir, path), 'utf8');
  throw new Error(
    `${path} does not exist: versions.json names the version "${version}". "npm run docs:release" makes the file when it cuts a version.`,
  );
}

/** Reads the recorded changes of a version: the one source of badges, release pages, overview and feeds. */
export function readHistory(version: string): ReleaseHistory {
  return JSON.parse(readHistoryFile(PROJECT, version)) as ReleaseHistory;
}

/** The recorded changes of every published version, by its name. */
export function readHistories(): Record<string, ReleaseHistory> {
  return Object.fromEntries(versionNames.map((version) => [version, readHistory(version)]));
}

/** A change of what a page is about; one that is announced has no release yet that it could lead to. */
export type PageChange = { change: Change; announced: boolean };

/**
 * Finds what is recorded about the subject of a page.
 * @param id document id in its version, such as `steps/js_code`
 * @returns the changes, those that are announced last; empty where none is recorded
 */
export function changesAbout(version: string, id: string): PageChange[] {
  if (!versionNames.includes(version)) return [];
  const { changes, announced } = readHistory(version);
  const about = (list: readonly Change[], isAnnounced: boolean) =>
    list.filter(({ page }) => page === id).map((change) => ({ change, announced: isAnnounced }));
  return [...about(changes, false), ...about(announced, true)];
}

/** Address of the overview of a version's releases. */
export const overviewPage = (version: string): string =>
  addressOf({ version, id: 'releases/overview' });

/** Address of the page of one release. */
export const releasePage = (version: string, release: string): string =>
  addressOf({ version, id: `releases/${releaseSlug(release)}` });

/** Address of the feed of a version's recorded changes. */
export const feedPath = (version: string): string => `${versionRoot(version)}releases/atom.xml`;

/** What a badge says of a change. */
export type BadgeFacts = {
  kind: Kind;
  /** The release, as it is written: `24.6` or `24.6.1`. */
  release: string;
  /** Address of the page that tells about it. */
  to: string;
  /** Whether the release is still to come. */
  announced: boolean;
};

/** What a badge says of a change of a version. */
export function badgeOf(version: string, change: Change, announced: boolean): BadgeFacts {
  return {
    kind: change.kind,
    release: change.exact ?? change.version,
    to: announced ? overviewPage(version) : releasePage(version, change.version),
    announced,
  };
}
