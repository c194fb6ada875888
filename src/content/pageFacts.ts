import type { StepFacts } from './stepFacts';
import type { PageChanges } from './versions/counterpartTable';

/** What the tables say of a page; src/markdown/front-matter.ts puts it into the front matter while the site is built. */
export type PageFacts = {
  /** What differs from the counterpart in another version; undefined where nothing is recorded. */
  changes: PageChanges | undefined;
  stepFacts: StepFacts;
};

/**
 * Reads the facts of a page from its front matter.
 * @returns no changes and no releases where nothing is recorded, as in the preview of the next version
 */
export function readPageFacts(frontMatter: Record<string, unknown>): PageFacts {
  const { changes, stepFacts = { releases: [], absentFrom: [] } } =
    frontMatter as Partial<PageFacts>;
  return { changes, stepFacts };
}
