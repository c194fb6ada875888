import type { Problem } from './types';

/** Ends a run; `run()` turns it into the problem of the result. */
export class RunEnd extends Error {
  /** @param isOfStep whether a page explains it: that of the step that runs, unless `at` has another one */
  constructor(
    readonly status: 'failed' | 'refused' | 'invalid' | 'stopped',
    message: string,
    readonly at: Omit<Problem, 'message'> = {},
    readonly isOfStep = false,
  ) {
    super(message);
  }
}

/** The documentation leaves open what ACE does here. @param what the end of the sentence "not documented: …" */
export function refuse(what: string, page?: string): never {
  throw new RunEnd('refused', `not documented: ${what}`, { page }, true);
}

/** A step failed, as the documentation says that it does. @param line that of the step, unless it is known better */
export function fail(message: string, page?: string, line?: number): never {
  throw new RunEnd('failed', message, { page, line }, true);
}

/** The request lacks data that only an environment has, such as a variable or the answer of a service. */
export function lack(message: string): never {
  throw new RunEnd('refused', message);
}

/** A file of the request, or a step in it, is wrong. */
export function reject(message: string, at?: RunEnd['at']): never {
  throw new RunEnd('invalid', message, at);
}

/** A limit was reached. */
export function stopRun(message: string): never {
  throw new RunEnd('stopped', message);
}

/** A file of the runner itself, such as the code of an engine, did not load: no end of a run. */
export class LoadFailure extends Error {}

/** The end of a run that an error means. @throws LoadFailure */
export function endOf(error: unknown): RunEnd {
  if (error instanceof RunEnd) return error;
  if (error instanceof LoadFailure) throw error;
  // The engine's own stack, or the longest string that it can have.
  if (error instanceof RangeError)
    return new RunEnd(
      'stopped',
      'The document, an expression, or a schema is too large, too deeply nested, or refers to itself without end.',
    );
  const message = String((error as Partial<Error> | null)?.message ?? error).split('\n', 1)[0];
  return new RunEnd(
    'invalid',
    `The runner cannot go on: ${message}. Check the settings of the step and the data that it reads.`,
  );
}

/** Where an end happened, unless an inner step or a called flow, which is the cause, has said it. */
export function locate(end: RunEnd, file: string, line: number | undefined, page?: string): void {
  if (end.at.file !== undefined) return;
  end.at.file = file;
  end.at.line ??= line;
  if (end.isOfStep) end.at.page ??= page;
}
