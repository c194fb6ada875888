import { translate } from '@docusaurus/Translate';
import type { Evaluation, Lost, Problem, RunResult } from '@ace-docs/flow-runner';
import { type Draft, fileOf, isSameResult, type Stated } from './draft';

/** What went wrong; `text` is the ID of the text with the error. */
export type TextProblem = Problem & { text?: string };

/** What a run led to. */
export type Outcome = {
  /** As of a flow or an expression; without an answer, `stuck`, `missing` or `broken`. */
  status: RunResult['status'] | Evaluation['status'] | 'stuck' | 'missing' | 'broken';
  ms?: number;
  problem?: TextProblem;
  /** What the run gave. */
  value?: unknown;
  lost?: Evaluation['lost'];
};

/** What a run led to, and of what; `former` is the last result before it. */
export type Ended = Outcome & { of: Draft; former?: unknown };

const statuses: Record<Outcome['status'], string> = {
  completed: translate({ message: 'Completed' }),
  ended: translate({ message: 'Ended by a step' }),
  failed: translate({ message: 'Failed' }),
  refused: translate({ message: 'Not run' }),
  invalid: translate({ message: 'Not run' }),
  stopped: translate({ message: 'Stopped at a limit' }),
  evaluated: translate({ message: 'Evaluated' }),
  noValue: translate({ message: 'No value' }),
  wrong: translate({ message: 'Error in the expression' }),
  stuck: translate({ message: 'Stopped: the run did not end within 20 seconds.' }),
  broken: translate({ message: 'The runner has an error of its own.' }),
  missing: translate({
    message: 'The runner could not be loaded. Check your connection, and select Run again.',
  }),
};

/** How a run ended, and how long it took: in few words, so that they have one line beside the buttons. */
export function outcomeText({ status, ms, value }: Outcome, stated: Stated | undefined): string {
  const end = isSameResult(stated, value)
    ? translate({ message: 'Same result' })
    : statuses[status];
  return ms === undefined || value === undefined
    ? end
    : `${end} · ${ms < 10 ? ms.toFixed(1) : Math.round(ms)} ms`;
}

/** What of a result is not shown, in one sentence. */
export const losses: Record<Lost, string> = {
  whole: translate({ message: 'The result is a function. Call it to see what it gives: $f(1).' }),
  function: translate({ message: 'The result contains a function, which JSON does not have.' }),
  number: translate({
    message:
      'A null in the result stands for Infinity or for no number (NaN), as after a division by zero: JSON has neither.',
  }),
};

const textNames: Record<string, string> = {
  expression: translate({ message: 'JSONata expression' }),
  input: translate({ message: 'Input document' }),
  env: translate({ message: 'Variables ($env)' }),
  headers: translate({ message: 'Headers ($headers)' }),
  api: translate({ message: 'API call ($api)' }),
  responses: translate({ message: 'Recorded responses' }),
};

/** The name of a text of a draft: a file has its path, without the folder of flows. */
export const nameOfText = (id: string): string =>
  fileOf(id)?.replace('flows/', '') ?? textNames[id] ?? id;

/** The place of a problem; only the name of the text if no line is known. */
export function placeText({ text = '', line, column }: TextProblem): string {
  const name = nameOfText(text);
  if (line === undefined) return name;
  return column === undefined
    ? translate({ message: '{name}, line {line}' }, { name, line })
    : translate({ message: '{name}, line {line}, column {column}' }, { name, line, column });
}
