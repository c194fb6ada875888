import dialects from './dialects.json';
import { rulesOf } from './registry';
import type { Citation } from './rule';
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

/** Flows with a special caller, which not every version has. */
const callers: readonly Coverage[] = [
  {
    subject: 'API handlers',
    page: 'handlers',
    runs: 'Runs the flow of a handler, with the values of `$api` that the example states.',
    refuses: [
      'The event, the path pattern, and `order`: only the flow of the handler runs.',
      '`$api` without stated values.',
    ],
    cites: [
      { page: 'handlers', heading: 'Change the flow of a call' },
      { page: 'handlers', heading: 'The API context' },
    ],
  },
  {
    subject: 'Virtual steps',
    page: 'flow_builder/virtual_steps',
    runs: 'Runs the attached flow, with the data of the form as its input document.',
    refuses: ['The step in the flow that uses it, whose type in a flow file is not known.'],
    cites: [
      { page: 'flow_builder/virtual_steps', heading: 'Properties' },
      { page: 'flow_builder/virtual_steps', heading: 'The flow' },
    ],
  },
];

/** What runs in a version: what all steps have, flows with a special caller, then the step types in alphabetical order. */
export function coverageOf(version: FlowVersion): Coverage[] {
  const { pages, headings, absent } = dialects[version];
  const named = (names: object, name: string) => (names as Record<string, string>)[name] ?? name;
  const steps = rulesOf(version)
    .map(({ stepType: subject, ...rule }) => ({ subject, ...rule }))
    .sort((one, other) => one.subject.localeCompare(other.subject, 'en'));
  const called = callers.filter(({ subject }) => !(absent as string[]).includes(subject));
  return [...common, ...called, ...steps].map(({ subject, page, runs, refuses, cites }) => ({
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
