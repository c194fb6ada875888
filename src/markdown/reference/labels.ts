import type { FactName } from './table';

/**
 * What an entry says about a fact: the label of each column, and the word for "not required"; the mark of what is not
 * confirmed; and what src/markdown adds to examples.
 */
export type Labels = Record<
  FactName | 'optional' | 'unconfirmed' | 'exampleHeading' | 'runExample' | 'stepDoesNotRun',
  string
>;

const english: Labels = {
  Key: 'key',
  Type: 'type',
  Service: 'service',
  Command: 'command',
  Endpoint: 'endpoint',
  Query: 'query',
  Options: 'options',
  Required: 'required',
  optional: 'optional',
  unconfirmed: 'Not confirmed',
  Default: 'default',
  Since: 'since',
  Removed: 'removed',
  'Allowed values': 'Allowed values',
  // The heading of the section with the example of a step page.
  exampleHeading: 'Example',
  runExample: 'Run this example',
  stepDoesNotRun:
    'You cannot run this step here: the documentation does not have its type and keys in a flow file.',
};

/** The labels by locale; a locale without its own has the English ones. */
const labels: Record<string, Labels> = { en: english };

/** The labels for a page: a translated one is in the folder of its locale. */
export function labelsOf(path: string): Labels {
  const [, locale = 'en'] = /(?:^|\/)i18n\/([^/]+)\//.exec(path.replaceAll('\\', '/')) ?? [];
  return labels[locale] ?? english;
}
