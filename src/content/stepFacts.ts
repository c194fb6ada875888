import { versionNames } from '../site/versions';
import { iconOfStep } from './steps/icons';
import { type BadgeFacts, changesAbout, badgeOf } from './releases';
import { counterpartOf } from './versions/counterpartTable';

/** What is recorded about a step. */
export type StepFacts = {
  /** The releases in which it was added, changed, or removed. */
  releases: (BadgeFacts & { id: string })[];
  /** The versions without the step. */
  absentFrom: string[];
  /** Position of its icon in the sprite. */
  icon: number;
};

/**
 * Finds what is recorded about a step.
 * @param id document id of its page
 * @param group as in the front matter of its page
 */
export function stepFactsOf(version: string, id: string, group: string): StepFacts {
  return {
    releases: changesAbout(version, id).map(({ change, announced }) => ({
      id: change.id,
      ...badgeOf(version, change, announced),
    })),
    absentFrom: versionNames.filter((other) => !counterpartOf(version, id, other)),
    icon: iconOfStep(id, group),
  };
}
