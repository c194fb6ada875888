import dialects from './dialects.json';
import { rules } from './steps';
import type { Citation } from './steps/rule';
import type { FlowVersion } from './types';

/** What the runner does with the steps of one type. */
export type Coverage = {
  stepType: string;
  /** Page of the step in the version, for example `steps/date`. */
  page: string;
  /** What runs, a sentence in Markdown. */
  runs: string;
  /** What is refused, because the documentation leaves it open. */
  refuses: readonly string[];
  /** The headings that the rule follows. */
  cites: readonly Citation[];
};

/** The step types that run in a version, in alphabetical order: the content of a table. */
export function coverageOf(version: FlowVersion): Coverage[] {
  const { pages, headings, absent } = dialects[version];
  const named = (texts: object, text: string) => (texts as Record<string, string>)[text] ?? text;
  return rules
    .filter(({ stepType }) => !(absent as string[]).includes(stepType))
    .map(({ stepType, page, runs, refuses, cites }) => ({
      stepType,
      page: named(pages, page),
      runs,
      refuses,
      cites: cites.map((cite) => ({
        page: named(pages, cite.page),
        heading: named(headings, cite.heading),
      })),
    }))
    .sort((one, other) => one.stepType.localeCompare(other.stepType));
}
