import type { Problem } from './types';

/** Ends a run; `run()` turns it into the problem of the result. */
export abstract class RunEnd extends Error {
  abstract readonly status: 'failed' | 'refused' | 'invalid' | 'stopped';
  constructor(
    message: string,
    readonly at: Omit<Problem, 'message'> = {},
  ) {
    super(message);
  }
}

/** An end that a page explains: by default, that of the step that runs. */
abstract class Explained extends RunEnd {
  constructor(message: string, page?: string) {
    super(message, { page });
  }
}

/** The documentation leaves open what ACE does here. */
export class NotDocumented extends Explained {
  readonly status = 'refused';
  /** @param what what is open, as the end of the sentence "not documented: …" */
  constructor(what: string, page?: string) {
    super(`not documented: ${what}`, page);
  }
}

/** A step failed, as the documentation says that it does. */
export class StepFailure extends Explained {
  readonly status = 'failed';
}

/** The request lacks data that only an environment has, such as a variable or the answer of a service. */
export class MissingData extends RunEnd {
  readonly status = 'refused';
}

/** A file of the request, or a step in it, is wrong. */
export class InvalidFlow extends RunEnd {
  readonly status = 'invalid';
}

/** A limit was reached. */
export class LimitReached extends RunEnd {
  readonly status = 'stopped';
}

/** A file of the runner itself, such as the code of an engine, did not load: no end of a run. */
export class LoadFailure extends Error {}

/** The end of a run that an error means. @throws LoadFailure */
export function endOf(error: unknown): RunEnd {
  if (error instanceof RunEnd) return error;
  if (error instanceof LoadFailure) throw error;
  // The engine's own stack, or the longest string that it can have.
  if (error instanceof RangeError)
    return new LimitReached(
      'The document, an expression, or a schema is too large, too deeply nested, or refers to itself without end.',
    );
  const message = String((error as Partial<Error> | null)?.message ?? error).split('\n', 1)[0];
  return new InvalidFlow(
    `The runner cannot go on: ${message}. Check the settings of the step and the data that it reads.`,
  );
}

/** Where an end happened, unless an inner step or a called flow, which is the cause, has said it. */
export function locate(end: RunEnd, file: string, line: number | undefined, page?: string): void {
  if (end.at.file !== undefined) return;
  Object.assign(end.at, { file, line });
  if (end instanceof Explained) end.at.page ??= page;
}
