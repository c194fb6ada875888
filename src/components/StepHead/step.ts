/** What the front matter of a step page says about the step. */
export type Step = {
  /** The type in a flow's file; undefined where it is not known. */
  stepType: string | undefined;
  /** The group under which the step is offered. */
  group: string;
};

/**
 * Reads the step out of a page's front matter; `npm run docs:check` sees to its form.
 * @returns undefined on a page that is not about a step
 */
export function readStep(frontMatter: Record<string, unknown>): Step | undefined {
  const { step } = frontMatter;
  if (typeof step !== 'object' || step === null) return undefined;
  const { stepType, group } = step as Record<string, unknown>;
  if (typeof group !== 'string') return undefined;
  return { stepType: typeof stepType === 'string' ? stepType : undefined, group };
}

/** The anchor of a group's heading on the page that lists all steps. */
export const groupAnchor = (group: string): string => group.toLowerCase().replaceAll(' ', '-');
