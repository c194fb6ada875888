/** The step data in the front matter of a step page. */
export type Step = {
  /** The type in a flow file; undefined if not known. */
  stepType: string | undefined;
  /** The group that contains the step. */
  group: string;
};

/**
 * Reads the step from a page's front matter; `npm run docs:check` validates it.
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
