import { translate } from '@docusaurus/Translate';
import type { RunResult } from '@site/src/flow/types';
import type { JsonPart } from './draft';
import { MAX_FLOW_NAME, type NameProblem } from './flowFiles';

/** The names of the parts of a run; translated when they are rendered. */
const partNames: Record<JsonPart, () => string> = {
  input: () => translate({ id: 'flowRunner.part.input', message: 'Input document' }),
  env: () => translate({ id: 'flowRunner.part.env', message: 'Variables ($env)' }),
  headers: () => translate({ id: 'flowRunner.part.headers', message: 'Headers ($headers)' }),
  api: () => translate({ id: 'flowRunner.part.api', message: 'API call ($api)' }),
  responses: () => translate({ id: 'flowRunner.part.responses', message: 'Recorded responses' }),
};

/** The name of a part of a run. */
export const partName = (part: JsonPart): string => partNames[part]();

const statuses: Record<RunResult['status'], () => string> = {
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
};

/** What a status means, in one sentence. */
export const statusText = (status: RunResult['status']): string => statuses[status]();

const stepStatuses = {
  ran: () => translate({ id: 'flowRunner.step.ran', message: 'ran' }),
  skipped: () => translate({ id: 'flowRunner.step.skipped', message: 'skipped' }),
  failed: () => translate({ id: 'flowRunner.step.failed', message: 'failed' }),
};

/** What happened to a step. */
export const stepStatusText = (status: keyof typeof stepStatuses): string => stepStatuses[status]();

const changeKinds = {
  added: () => translate({ id: 'flowRunner.change.added', message: 'added' }),
  changed: () => translate({ id: 'flowRunner.change.changed', message: 'changed' }),
  removed: () => translate({ id: 'flowRunner.change.removed', message: 'removed' }),
};

/** How a value differs from the one before. */
export const changeText = (kind: keyof typeof changeKinds): string => changeKinds[kind]();

const nameProblems: Record<NameProblem, () => string> = {
  invalid: () =>
    translate(
      {
        id: 'flowRunner.name.invalid',
        message:
          'Enter a name of at most {max} letters, digits, hyphens, and underscores. Folders are separated by slashes.',
      },
      { max: MAX_FLOW_NAME },
    ),
  taken: () =>
    translate({
      id: 'flowRunner.name.taken',
      message: 'The example has a flow with this name already. Enter another name.',
    }),
  tooMany: () =>
    translate({
      id: 'flowRunner.name.tooMany',
      message: 'The example has too many files. Remove one first.',
    }),
};

/** Why a flow cannot have a name, and what to do. */
export const nameProblemText = (problem: NameProblem): string => nameProblems[problem]();

/** A time in milliseconds, as it is shown. */
export const timeText = (ms: number): string => `${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;

/** The texts of the panel. */
export const texts = {
  panel: (title: string) =>
    translate(
      { id: 'flowRunner.panel', message: 'Run: {title}', description: 'Name of the panel' },
      { title },
    ),
  run: () => translate({ id: 'flowRunner.run', message: 'Run' }),
  reset: () => translate({ id: 'flowRunner.reset', message: 'Reset' }),
  copyFile: () => translate({ id: 'flowRunner.copyFile', message: 'Copy file' }),
  copied: (name: string) =>
    translate({ id: 'flowRunner.copied', message: '{name} is copied.' }, { name }),
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
      message: 'The example is too large for a link. Download it instead.',
    }),
  download: () => translate({ id: 'flowRunner.download', message: 'Download as workspace' }),
  downloadFailed: () =>
    translate({
      id: 'flowRunner.downloadFailed',
      message: 'The download could not be prepared. Check your connection, and try again.',
    }),
  playground: () => translate({ id: 'flowRunner.playground', message: 'Open in playground' }),
  close: () => translate({ id: 'flowRunner.close', message: 'Close' }),
  running: () => translate({ id: 'flowRunner.running', message: 'Running…' }),
  files: () => translate({ id: 'flowRunner.files', message: 'Files of the example' }),
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
  noValue: () => translate({ id: 'flowRunner.noValue', message: 'The expression has no value.' }),
  expression: () => translate({ id: 'flowRunner.expression', message: 'JSONata expression' }),
  evaluated: () => translate({ id: 'flowRunner.evaluated', message: 'Evaluated.' }),
  notRun: () => translate({ id: 'flowRunner.notRun', message: 'Not run yet.' }),
  stuck: () =>
    translate({
      id: 'flowRunner.stuck',
      message: 'Stopped: the run did not end within 2 seconds.',
    }),
  noWorker: () =>
    translate({
      id: 'flowRunner.noWorker',
      message: 'The runner could not be loaded. Check your connection, and select Run again.',
    }),
  place: (name: string, line: number, column: number | undefined) =>
    column === undefined
      ? translate({ id: 'flowRunner.line', message: '{name}, line {line}' }, { name, line })
      : translate(
          { id: 'flowRunner.place', message: '{name}, line {line}, column {column}' },
          { name, line, column },
        ),
  page: () => translate({ id: 'flowRunner.page', message: 'What the documentation says' }),
  reading: () =>
    translate({
      id: 'flowRunner.reading',
      message:
        'This is not ACE: it follows what the documentation says, and refuses to run what the documentation leaves open.',
    }),
  coverage: () =>
    translate({ id: 'flowRunner.coverage', message: 'What runs, and what is refused' }),
  addFlow: () => translate({ id: 'flowRunner.addFlow', message: 'Add flow' }),
  renameFlow: () => translate({ id: 'flowRunner.renameFlow', message: 'Rename flow' }),
  removeFlow: () => translate({ id: 'flowRunner.removeFlow', message: 'Remove flow' }),
  flowName: () => translate({ id: 'flowRunner.flowName', message: 'Flow name' }),
  cancel: () => translate({ id: 'flowRunner.cancel', message: 'Cancel' }),
  flowRemoved: (name: string) =>
    translate(
      {
        id: 'flowRunner.flowRemoved',
        message: '{name} is removed. Reset restores the example.',
      },
      { name },
    ),
  steps: () => translate({ id: 'flowRunner.steps', message: 'Document after each step' }),
  start: () => translate({ id: 'flowRunner.start', message: 'Start' }),
  previous: () => translate({ id: 'flowRunner.previous', message: 'Previous step' }),
  next: () => translate({ id: 'flowRunner.next', message: 'Next step' }),
  stepOf: (index: number, count: number) =>
    translate({ id: 'flowRunner.stepOf', message: 'Step {index} of {count}' }, { index, count }),
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
