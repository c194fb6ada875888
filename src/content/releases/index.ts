import ace4 from './ace4.json';
import ace5 from './ace5.json';
import { type Change, type ReleaseHistory, releaseSlug } from './model';

/** The recorded changes of both versions; the one source of badges, release pages, overview and feeds. */
export const histories = { ace5, ace4 } as unknown as Record<string, ReleaseHistory>;

/** Finds a change by its id. @throws Error that names the file, where no such change is recorded */
export function findChange(id: string): Change {
  const change = Object.values(histories)
    .flatMap(({ changes }) => changes)
    .find((candidate) => candidate.id === id);
  if (change) return change;
  throw new Error(
    `No change "${id}" is recorded in src/content/releases/*.json. Record it there first.`,
  );
}

/** A change of what a page is about; one that is announced has no release yet that it could lead to. */
export type PageChange = { change: Change; announced: boolean };

/**
 * Finds what is recorded about the subject of a page.
 * @param docId document id in its version, such as `steps/js_code`
 * @returns the changes, those that are announced last; empty where none is recorded
 */
export function changesAbout(versionName: string, docId: string): PageChange[] {
  const history = histories[versionName];
  const page = `${docsFolder(versionName)}/${docId}`;
  const about = (changes: readonly Change[] = [], announced: boolean) =>
    changes.filter((change) => change.page === page).map((change) => ({ change, announced }));
  return [...about(history?.changes, false), ...about(history?.announced, true)];
}

/** Folder of a version's pages. */
const docsFolder = (versionName: string): string =>
  versionName === 'ace5' ? '/docs' : `/docs/${versionName}`;

/** Folder of the pages about a version's releases. */
const releasesFolder = (versionName: string): string => `${docsFolder(versionName)}/releases`;

/** Address of the overview of a version's releases. */
export const overviewPage = (versionName: string): string =>
  `${releasesFolder(versionName)}/overview`;

/** Address of the page of one release. */
export const releaseAddress = (versionName: string, release: string): string =>
  `${releasesFolder(versionName)}/${releaseSlug(release)}`;

/** Address of the feed of a version's recorded changes. */
export const feedPath = (versionName: string): string => `${releasesFolder(versionName)}/atom.xml`;

/** Address of the page of the release that brought a change. */
export function releasePage({ id, version }: Change): string {
  const versionName =
    Object.keys(histories).find((name) =>
      histories[name]?.changes.some((change) => change.id === id),
    ) ?? 'ace5';
  return releaseAddress(versionName, version);
}
