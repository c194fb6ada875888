import { dialects, type FlowVersion } from '@ace-docs/flow-runner';
import { lastVersion, versionNames } from '../../site/versions';

/**
 * The version whose flows the pages of a version show.
 * @param version name of a published version; undefined for the next one, which is written like the newest
 * @returns undefined if the format of its flows is not known
 */
export function flowVersionOf(version: string | undefined): FlowVersion | undefined {
  const name = version ?? lastVersion;
  return Object.hasOwn(dialects, name) ? (name as FlowVersion) : undefined;
}

/** The published versions whose flow format is known. */
export const flowVersions = (): FlowVersion[] =>
  versionNames.flatMap((version) => flowVersionOf(version) ?? []);
