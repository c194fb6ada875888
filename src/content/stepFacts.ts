import { changesAbout, overviewPage, releasePage } from './releases';
import type { Kind } from './releases/model';
import { hasNoCounterpart } from './versions/counterpartTable';

/** A release in which a step came, changed or goes. */
export type StepRelease = {
  id: string;
  kind: Kind;
  /** The release, as it is written: `24.6` or `24.6.1`. */
  release: string;
  /** Address of the page that tells about it. */
  to: string;
  /** Whether it is still to come. */
  announced: boolean;
};

/** What the tables say of a step. */
export type StepFacts = {
  releases: StepRelease[];
  /** Whether the other version is known to have no such step. */
  isAlone: boolean;
};

/**
 * Finds what the tables say of a step.
 * @param id document id of its page
 */
export function stepFactsOf(version: string, id: string): StepFacts {
  return {
    releases: changesAbout(version, id).map(({ change, announced }) => ({
      id: change.id,
      kind: change.kind,
      release: change.exact ?? change.version,
      to: announced ? overviewPage(version) : releasePage(change),
      announced,
    })),
    isAlone: hasNoCounterpart(version, id),
  };
}
