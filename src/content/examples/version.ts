import { dialectVersion } from '@ace-docs/flow-runner';
import { lastVersion, versionNames } from '../../site/versions';

/** The published versions whose flow format is known: their own, or that of the version before. */
export const flowVersions = (): string[] =>
  versionNames.filter((version) => dialectVersion(version) !== undefined);

/**
 * The version whose flows the pages of a version show.
 * @param version name of a published version; undefined for the next one, which is written like the newest
 * @returns undefined if the format of its flows is not known
 */
export const flowVersionOf = (version = lastVersion): string | undefined =>
  flowVersions().find((name) => name === version);
