import type { BadgeFacts } from './releases';
import type { PageChanges } from './versions/counterpartTable';

/** What is recorded about a step. */
export type StepFacts = {
  /** The releases in which it was added, changed, or removed. */
  releases: (BadgeFacts & { id: string })[];
  /** The versions without the step. */
  absentFrom: string[];
  /** Position of its icon in the sprite. */
  icon: number;
};

/** What is recorded about a page; src/markdown/front-matter.ts adds it to the front matter at build time. */
export type PageFacts = {
  /** The differences from the counterpart in another version; undefined if none are recorded. */
  changes: PageChanges | undefined;
  stepFacts: StepFacts;
};

/**
 * Reads the facts of a page from its front matter.
 * @returns no changes and no releases if nothing is recorded, as in the preview of the next version
 */
export function readPageFacts(frontMatter: Record<string, unknown>): PageFacts {
  const { changes, stepFacts = { releases: [], absentFrom: [], icon: 0 } } =
    frontMatter as Partial<PageFacts>;
  return { changes, stepFacts };
}
