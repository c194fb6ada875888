/** The step data in the front matter of a step page. */
export type Step = {
  /** The type in a flow file; undefined if not known. */
  stepType: string | undefined;
  /** The group that contains the step. */
  group: string;
  /** What it does, in one short sentence; undefined if the description of its page says it. */
  summary: string | undefined;
};

/** The ID of the page that lists all steps. */
export const stepListId = 'steps/steps_intro';

/**
 * Reads the step from a page's front matter; `npm run docs:check` validates it.
 * @returns undefined on a page that is not about a step
 */
export function readStep(frontMatter: Record<string, unknown>): Step | undefined {
  const { step } = frontMatter;
  if (typeof step !== 'object' || step === null) return undefined;
  const { stepType, group, summary } = step as Record<string, unknown>;
  if (typeof group !== 'string') return undefined;
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return { stepType: text(stepType), group, summary: text(summary) };
}

/** The anchor of a group's heading on the page that lists all steps. */
export const groupAnchor = (group: string): string => group.toLowerCase().replaceAll(' ', '-');
