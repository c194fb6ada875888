import type { StepFacts } from './stepFacts';

/** What the tables say of a page; src/markdown/front-matter.ts puts it into the front matter while the site is built. */
export type PageFacts = {
  /** What differs from the counterpart in the other version, a sentence each. */
  changed: readonly string[];
  stepFacts: StepFacts;
};

/**
 * Reads the facts of a page out of its front matter.
 * @returns no changes and no releases where nothing is recorded, as in the preview of the next version
 */
export function readPageFacts(frontMatter: Record<string, unknown>): PageFacts {
  const { changed = [], stepFacts = { releases: [], isAlone: false } } =
    frontMatter as Partial<PageFacts>;
  return { changed, stepFacts };
}
