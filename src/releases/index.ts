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
  throw new Error(`No change "${id}" is recorded in src/releases/*.json. Record it there first.`);
}

/** Folder of the pages about a version's releases. */
const releasesFolder = (versionName: string): string =>
  versionName === 'ace5' ? '/docs/releases' : `/docs/${versionName}/releases`;

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
