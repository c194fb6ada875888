import { translate } from '@docusaurus/Translate';
import type { StepTrace } from '@ace-docs/flow-runner';
import type { Outcome } from './answer';
import type { Change } from './changes';

/** The names of the texts that are no files; translated when they are rendered. */
const textNames: Record<string, () => string> = {
  expression: () => translate({ id: 'flowRunner.expression', message: 'JSONata expression' }),
  input: () => translate({ id: 'flowRunner.part.input', message: 'Input document' }),
  env: () => translate({ id: 'flowRunner.part.env', message: 'Variables ($env)' }),
  headers: () => translate({ id: 'flowRunner.part.headers', message: 'Headers ($headers)' }),
  api: () => translate({ id: 'flowRunner.part.api', message: 'API call ($api)' }),
  responses: () => translate({ id: 'flowRunner.part.responses', message: 'Recorded responses' }),
};

/** The name of a text of a draft: a file has its path. */
export const nameOfText = (id: string): string => textNames[id]?.() ?? id.replace(/^file:/, '');

const statuses: Record<Outcome['status'], () => string> = {
  completed: () => translate({ id: 'flowRunner.completed', message: 'The flow completed.' }),
  ended: () => translate({ id: 'flowRunner.ended', message: 'A step ended the flow.' }),
  failed: () => translate({ id: 'flowRunner.failed', message: 'The flow failed.' }),
  refused: () =>
    translate({
      id: 'flowRunner.refused',
      message: 'Not run: the documentation does not say what happens.',
    }),
  invalid: () => translate({ id: 'flowRunner.invalid', message: 'Not run: a file has an error.' }),
  stopped: () => translate({ id: 'flowRunner.stopped', message: 'Stopped at a limit.' }),
  evaluated: () => translate({ id: 'flowRunner.evaluated', message: 'Evaluated.' }),
  noValue: () => translate({ id: 'flowRunner.noValue', message: 'The expression has no value.' }),
  wrong: () => translate({ id: 'flowRunner.wrong', message: 'The expression has an error.' }),
  stuck: () =>
    translate({
      id: 'flowRunner.stuck',
      message: 'Stopped: the run did not end within 20 seconds.',
    }),
  missing: () =>
    translate({
      id: 'flowRunner.noWorker',
      message: 'The runner could not be loaded. Check your connection, and select Run again.',
    }),
};

/** What a status means, in one sentence. */
export const statusText = (status: Outcome['status']): string => statuses[status]();

const stepStatuses: Record<StepTrace['status'], () => string> = {
  ran: () => translate({ id: 'flowRunner.step.ran', message: 'ran' }),
  skipped: () => translate({ id: 'flowRunner.step.skipped', message: 'skipped' }),
  failed: () => translate({ id: 'flowRunner.step.failed', message: 'failed' }),
};

/** What happened to a step. */
export const stepStatusText = (status: StepTrace['status']): string => stepStatuses[status]();

const changeKinds: Record<Change['kind'], () => string> = {
  added: () => translate({ id: 'flowRunner.change.added', message: 'added' }),
  changed: () => translate({ id: 'flowRunner.change.changed', message: 'changed' }),
  removed: () => translate({ id: 'flowRunner.change.removed', message: 'removed' }),
};

/** How a value differs from the one before. */
export const changeText = (kind: Change['kind']): string => changeKinds[kind]();

/** A time in milliseconds, as it is shown. */
export const timeText = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

/** A place in a text, or only its name if no line is known. */
export const placeText = (name: string, line?: number, column?: number): string => {
  if (line === undefined) return name;
  return column === undefined
    ? translate({ id: 'flowRunner.line', message: '{name}, line {line}' }, { name, line })
    : translate(
        { id: 'flowRunner.place', message: '{name}, line {line}, column {column}' },
        { name, line, column },
      );
};

/** The strings of the panel. */
export const strings = {
  panel: (title: string) =>
    translate(
      { id: 'flowRunner.panel', message: 'Run: {title}', description: 'Name of the panel' },
      { title },
    ),
  run: () => translate({ id: 'flowRunner.run', message: 'Run' }),
  reset: () => translate({ id: 'flowRunner.reset', message: 'Reset' }),
  copyRefused: () =>
    translate({
      id: 'flowRunner.copyRefused',
      message: 'The browser denies access to the clipboard.',
    }),
  share: () => translate({ id: 'flowRunner.share', message: 'Copy link' }),
  shared: () =>
    translate({ id: 'flowRunner.shared', message: 'The link to this example is copied.' }),
  tooLong: () =>
    translate({
      id: 'flowRunner.tooLong',
      message: 'The example is too large for a link.',
    }),
  close: () => translate({ id: 'flowRunner.close', message: 'Close' }),
  running: () => translate({ id: 'flowRunner.running', message: 'Running…' }),
  result: () => translate({ id: 'flowRunner.result', message: 'Result' }),
  same: () => translate({ id: 'flowRunner.same', message: 'Same result as on the page.' }),
  differs: () =>
    translate({
      id: 'flowRunner.differs',
      message: 'Differs from the result on the page:',
      description: 'Before a list of what differs',
    }),
  stale: () =>
    translate({
      id: 'flowRunner.stale',
      message: 'You changed the example after this run.',
    }),
  notRun: () => translate({ id: 'flowRunner.notRun', message: 'Not run yet.' }),
  page: () => translate({ id: 'flowRunner.page', message: 'What the documentation says' }),
  reading: () =>
    translate({
      id: 'flowRunner.reading',
      message:
        'This is not ACE: it follows what the documentation says, and refuses to run what the documentation leaves open.',
    }),
  coverage: () =>
    translate({ id: 'flowRunner.coverage', message: 'What runs, and what is refused' }),
  steps: () => translate({ id: 'flowRunner.steps', message: 'Document after each step' }),
  unchanged: () => translate({ id: 'flowRunner.unchanged', message: 'The step changed nothing.' }),
  moreLines: (count: number) =>
    translate({ id: 'flowRunner.moreLines', message: '… {count} more lines' }, { count }),
  moreChanges: (count: number) =>
    translate({ id: 'flowRunner.moreChanges', message: '… {count} more differences' }, { count }),
  documentAfter: () => translate({ id: 'flowRunner.documentAfter', message: 'Document' }),
  notShown: () =>
    translate({
      id: 'flowRunner.notShown',
      message: 'The document is nested too deeply to be shown.',
    }),
};
