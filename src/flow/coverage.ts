import dialects from './dialects.json';
import { rules } from './steps';
import type { Citation } from './steps/rule';
import type { FlowVersion } from './types';

/** What the runner does with the steps of one type, or with what all steps have. */
export type Coverage = {
  /** The type of the steps, or the name of what all steps have. */
  subject: string;
  /** Page of the subject in the version, for example `steps/date`. */
  page: string;
  /** What runs, a sentence in Markdown. */
  runs: string;
  /** What is refused, because the documentation leaves it open; sentences in Markdown. */
  refuses: readonly string[];
  /** The headings that the rule follows. */
  cites: readonly Citation[];
};

/** What all steps have, by name. */
const common: readonly Coverage[] = [
  {
    subject: 'Expressions',
    page: 'flow_builder/overview',
    runs: 'Evaluates `{{…}}`, `@ivm{{…}}`, and `@jsonata{{…}}` in the fields of a step, with the document, `$env`, and `$headers`.',
    refuses: [
      '`@eval`.',
      'An expression that reads a top-level node that does not exist.',
      'An object, an array, or null inside text.',
    ],
    cites: [{ page: 'flow_builder/overview', heading: 'Expressions' }],
  },
  {
    subject: 'Step condition',
    page: 'steps/steps_intro',
    runs: 'Skips the step if the condition is false.',
    refuses: ['A value that is falsy and not false.'],
    cites: [{ page: 'steps/steps_intro', heading: 'Step condition' }],
  },
  {
    subject: 'Target path',
    page: 'steps/steps_intro',
    runs: 'Writes the result to the node, and creates the nodes above it.',
    refuses: ['Adding a value to a node that is not an array.'],
    cites: [{ page: 'steps/steps_intro', heading: 'Where the result goes' }],
  },
];

/** What runs in a version: what all steps have, then the step types in alphabetical order. */
export function coverageOf(version: FlowVersion): Coverage[] {
  const { pages, headings, absent } = dialects[version];
  const named = (texts: object, text: string) => (texts as Record<string, string>)[text] ?? text;
  const steps = rules
    .filter(({ stepType }) => !(absent as string[]).includes(stepType))
    .map(({ stepType: subject, ...rule }) => ({ subject, ...rule }))
    .sort((one, other) => one.subject.localeCompare(other.subject, 'en'));
  return [...common, ...steps].map(({ subject, page, runs, refuses, cites }) => ({
    subject,
    page: named(pages, page),
    runs,
    refuses,
    cites: cites.map((cite) => ({
      page: named(pages, cite.page),
      heading: named(headings, cite.heading),
    })),
  }));
}
