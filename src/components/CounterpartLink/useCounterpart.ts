import {
  type GlobalDoc,
  type GlobalVersion,
  useDoc,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import topics from '@generated/content-data/default/topics.json';
import { counterpart } from '@site/src/content/versions/findCounterpart';

/** The page on the same topic in another version, and that version's label. */
export type Counterpart = { doc: GlobalDoc; label: string };

/** The current version. */
export function useCurrentVersion(): GlobalVersion {
  const current = useVersions('default').find(({ isLast }) => isLast);
  if (!current) throw new Error('No docs version is marked as the last version.');
  return current;
}

/**
 * Finds the counterpart of the current page.
 * @param versionName the version to search; undefined gives no counterpart
 * @returns undefined if that version has no page on the topic, or is the version of the current page
 */
export function useCounterpart(versionName: string | undefined): Counterpart | undefined {
  const { version } = useDocsVersion();
  const { metadata } = useDoc();
  const target = useVersions('default').find(({ name }) => name === versionName);
  if (!target || version === versionName) return undefined;
  const find = (id: string | undefined) => target.docs.find((doc) => doc.id === id);
  const doc = find(metadata.id) ?? find(counterpart(topics, version, metadata.id, target.name));
  return doc && { doc, label: target.label };
}
