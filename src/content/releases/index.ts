import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT } from '../../site/pageFiles';
import { versionNames, versionRoot } from '../../site/versions';
import { parsedFile } from '../parsedFile';
import { type Change, hasNoChanges, type ReleaseHistory, releaseId } from './model';

/** Path of the file with a version's recorded changes, relative to the project folder. */
export const historyPath = (version: string): string => `src/content/releases/${version}.json`;

/**
 * Reads the file with a version's recorded changes.
 * @throws Error that names the file and the remedy if it does not exist
 */
export function readHistoryFile(projectDir: string, version: string): string {
  const path = historyPath(version);
  if (existsSync(join(projectDir, path))) return readFileSync(join(projectDir, path), 'utf8');
  throw new Error(
    `${path} does not exist: versions.json names the version "${version}". "npm run docs:release" creates the file when it cuts a version.`,
  );
}

/** Reads the recorded changes of a version: the single source of badges, release pages, overview, and feeds. */
export function readHistory(version: string): ReleaseHistory {
  const path = join(PROJECT, historyPath(version));
  return parsedFile(path, () => JSON.parse(readHistoryFile(PROJECT, version)) as ReleaseHistory);
}

/** A change of the subject of a page; an announced change has no release to link to yet. */
export type PageChange = { change: Change; announced: boolean };

/**
 * Finds the recorded changes of the subject of a page.
 * @param id document id in its version, such as `steps/js_code`
 * @returns the changes, announced ones last; empty if none are recorded
 */
export function changesAbout(version: string, id: string): PageChange[] {
  if (!versionNames.includes(version)) return [];
  const { changes, announced } = readHistory(version);
  const about = (list: readonly Change[], isAnnounced: boolean) =>
    list.filter(({ page }) => page === id).map((change) => ({ change, announced: isAnnounced }));
  return [...about(changes, false), ...about(announced, true)];
}

/** The ids of the pages of a version's releases without a recorded change, in the form of `PageKey`. */
export function emptyReleasePages(version: string): string[] {
  const history = readHistory(version);
  return history.releases.filter((release) => hasNoChanges(history, release)).map(releaseId);
}

/**
 * Front matter of the page of a release: it leads to the releases with changes before and after it, in the order of
 * time; the sidebar lists the newest release first. A release without a recorded change is in no list: not in the
 * sidebar, although it shows the sidebar, not under its topics, and not in an index for searching.
 * @param id document id in its version
 * @returns undefined for other pages
 */
export function releaseFrontMatter(version: string, id: string): object | undefined {
  if (!versionNames.includes(version)) return undefined;
  const history = readHistory(version);
  const ids = history.releases.map(releaseId);
  const at = ids.indexOf(id);
  if (at < 0) return undefined;
  const empty = emptyReleasePages(version);
  const isShown = (one: string) => !empty.includes(one);
  return {
    pagination_prev: ids.slice(0, at).filter(isShown).at(-1) ?? null,
    pagination_next: ids.slice(at + 1).find(isShown) ?? null,
    ...(!isShown(id) && { displayed_sidebar: 'docs', noindex: true, tags: [] }),
  };
}

/** Path of the feed of a version's recorded changes. */
export const feedPath = (version: string): string => `${versionRoot(version)}releases/atom.xml`;
