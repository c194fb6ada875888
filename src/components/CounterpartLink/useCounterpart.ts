import {
  type GlobalDoc,
  type GlobalVersion,
  useDoc,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import topics from '@generated/page-data/default/topics.json';
import { counterpart } from '@site/src/content/versions/findCounterpart';

/** The page on the same topic in another version, and that version's label. */
export type Counterpart = { doc: GlobalDoc; label: string };

/** The version that is published as the current one. */
export function useCurrentVersion(): GlobalVersion {
  const current = useVersions('default').find(({ isLast }) => isLast);
  if (!current) throw new Error('No docs version is the last one.');
  return current;
}

/**
 * Finds the counterpart of the page that is read.
 * @param versionName the version to look in; undefined looks nowhere
 * @returns undefined where that version has no page on the topic, and in that version itself
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
