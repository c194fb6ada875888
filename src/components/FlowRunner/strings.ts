import { translate } from '@docusaurus/Translate';
import type { Lost } from '@ace-docs/flow-runner';
import type { Outcome } from './answer';

/** The names of the texts that are no files; translated when they are rendered. */
const textNames: Record<string, () => string> = {
  expression: () => translate({ message: 'JSONata expression' }),
  input: () => translate({ message: 'Input document' }),
  env: () => translate({ message: 'Variables ($env)' }),
  headers: () => translate({ message: 'Headers ($headers)' }),
  api: () => translate({ message: 'API call ($api)' }),
  responses: () => translate({ message: 'Recorded responses' }),
};

/** The name of a text of a draft: a file has its path. */
export const nameOfText = (id: string): string => textNames[id]?.() ?? id.replace(/^file:/, '');

const statuses: Record<Outcome['status'], () => string> = {
  completed: () => translate({ message: 'The flow completed.' }),
  ended: () => translate({ message: 'A step ended the flow.' }),
  failed: () => translate({ message: 'The flow failed.' }),
  refused: () => translate({ message: 'Not run: the documentation does not say what happens.' }),
  invalid: () => translate({ message: 'Not run: a file has an error.' }),
  stopped: () => translate({ message: 'Stopped at a limit.' }),
  evaluated: () => translate({ message: 'Evaluated.' }),
  noValue: () => translate({ message: 'The expression has no value.' }),
  wrong: () => translate({ message: 'The expression has an error.' }),
  stuck: () => translate({ message: 'Stopped: the run did not end within 20 seconds.' }),
  broken: () => translate({ message: 'The runner has an error of its own.' }),
  missing: () =>
    translate({
      message: 'The runner could not be loaded. Check your connection, and select Run again.',
    }),
};

const losses: Record<Lost, () => string> = {
  whole: () =>
    translate({ message: 'The result is a function. Call it to see what it gives: $f(1).' }),
  function: () =>
    translate({ message: 'The result contains a function, which JSON does not have.' }),
  number: () =>
    translate({
      message:
        'A null in the result stands for Infinity or for no number (NaN), as after a division by zero: JSON has neither.',
    }),
};

/** What of a result is not shown, in one sentence. */
export const lostText = (lost: Lost): string => losses[lost]();

/** What a status means, in one sentence. */
const statusText = (status: Outcome['status']): string => statuses[status]();

/** A time in milliseconds, as it is shown. */
const timeText = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

/** How a run ended, and how long it took. */
export const outcomeText = ({ status, ms }: Outcome, isSame: boolean): string =>
  [...(ms === undefined ? [] : [timeText(ms)]), isSame ? strings.same() : statusText(status)].join(
    ' · ',
  );

/** A place in a text, or only its name if no line is known. */
export const placeText = (name: string, line?: number, column?: number): string => {
  if (line === undefined) return name;
  return column === undefined
    ? translate({ message: '{name}, line {line}' }, { name, line })
    : translate({ message: '{name}, line {line}, column {column}' }, { name, line, column });
};

/** The strings of the panel. */
export const strings = {
  panel: (title: string) => translate({ message: 'Run: {title}' }, { title }),
  run: () => translate({ message: 'Run' }),
  reset: () => translate({ message: 'Reset' }),
  copyRefused: () => translate({ message: 'The browser denies access to the clipboard.' }),
  share: () => translate({ message: 'Copy link' }),
  shared: () => translate({ message: 'The link to this example is copied.' }),
  tooLong: () => translate({ message: 'The example is too large for a link.' }),
  close: () => translate({ message: 'Close' }),
  running: () => translate({ message: 'Running…' }),
  result: () => translate({ message: 'Result' }),
  same: () => translate({ message: 'Same result as on the page.' }),
  notShown: () => translate({ message: 'The document is nested too deeply to be shown.' }),
  stale: () => translate({ message: 'You changed the example after this run.' }),
  notRun: () => translate({ message: 'Not run yet.' }),
  page: () => translate({ message: 'What the documentation says' }),
  reading: () =>
    translate({
      message:
        'This is not ACE: it follows what the documentation says, and refuses to run what the documentation leaves open.',
    }),
  coverage: () => translate({ message: 'What runs, and what is refused' }),
};
