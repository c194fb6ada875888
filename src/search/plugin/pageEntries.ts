import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import { readHistory } from '../../content/releases';
import { hasNoChanges, releaseSlug } from '../../content/releases/model';
import { pageAddress } from '../../site/pageAddress';
import { versionNames } from '../../site/versions';
import type { SectionEntry } from '../core/sections';

/** Id of the page that lists the releases of a version. */
const OVERVIEW = 'releases/overview';

type Doc = LoadedVersion['docs'][number];

/** The type of the step that a page documents. Users who read a flow file search for a step by it. */
export function stepTypeOf({ frontMatter }: Pick<Doc, 'frontMatter'>): string[] {
  const { stepType } = (frontMatter['step'] ?? {}) as { stepType?: unknown };
  return typeof stepType === 'string' ? [stepType] : [];
}

/** The releases of a version, each by the id of its page. */
function releasesOf(versionName: string): Map<string, { release: string; isEmpty: boolean }> {
  if (!versionNames.includes(versionName)) return new Map();
  const history = readHistory(versionName);
  return new Map(
    history.releases.map((release) => [
      `releases/${releaseSlug(release)}`,
      { release, isEmpty: hasNoChanges(history, release) },
    ]),
  );
}

/**
 * The names of pages: the type of a step, and the number of a release. A release without a recorded change has no page
 * in the index: its name is an entry of the overview, which opens its page.
 * @returns the entries by document id
 */
export function pageEntries({
  versionName,
  docs,
}: Pick<LoadedVersion, 'versionName' | 'docs'>): Map<string, SectionEntry[]> {
  const releases = releasesOf(versionName);
  const entries = new Map<string, SectionEntry[]>();
  const add = (id: string, entry: SectionEntry) =>
    entries.set(id, [...(entries.get(id) ?? []), entry]);
  for (const doc of docs) {
    const { id, title, permalink } = doc;
    stepTypeOf(doc).forEach((name) => add(id, { anchor: '', name, key: '', facts: 0 }));
    const { release, isEmpty } = releases.get(id) ?? {};
    if (release === undefined) continue;
    const entry = { name: title, key: release, facts: 0 };
    if (isEmpty) add(OVERVIEW, { ...entry, anchor: pageAddress(permalink) });
    else add(id, { ...entry, anchor: '' });
  }
  return entries;
}
