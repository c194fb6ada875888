/** A JSON object. */
export type Json = Record<string, unknown>;

/** What a service, a database or a cache answered to one call of a step. */
export type RecordedResponse = {
  /** Name of the step that made the call. Without a name, the answers are used in the order of the calls. */
  step?: string;
  /** What the step writes to its target path: the body of an HTTP response, the rows of a statement. */
  body: unknown;
};

/** What a run needs. */
export type RunRequest = {
  /** Name of the version of ACE; `dialects.json` has what differs. */
  version: string;
  /** Path of the flow to run; one of `files`. */
  flow: string;
  /** Contents by path, as in a workspace: flows under `flows/`, schemas as `schemas/{name}.json` or as the page names them, `Schema {name}`. */
  files: Readonly<Record<string, string>>;
  /** The document that the flow starts with. A whole input that is an array needs an Input Transform step first. */
  input: Json | readonly unknown[];
  /** The values of `$env` and `$headers`. Without them, an expression that reads one is refused. */
  env?: Json;
  headers?: Json;
  /** The value of `$api`, which the flow of an API handler reads. */
  api?: Json;
  responses?: readonly RecordedResponse[];
};

/** Why a run has no result. */
export type Problem = {
  message: string;
  file?: string;
  /** From 1. */
  line?: number;
  column?: number;
  /** Page of the version that the problem is about, for example `steps/catch`. */
  page?: string;
};

export type RunResult = {
  /**
   * - `completed`: the last step ran.
   * - `ended`: a step ended the flow without an error.
   * - `failed`: `errors` has entries, or a step failed in a way whose entry is not documented.
   * - `refused`: the documentation leaves open what happens; `problem` names the page.
   * - `invalid`: the flow or a file has an error.
   * - `stopped`: a limit was reached.
   */
  status: 'completed' | 'ended' | 'failed' | 'refused' | 'invalid' | 'stopped';
  /** The document at the end, or when the run stopped. */
  doc: Json;
  errors: readonly Json[];
  /** Execution time in milliseconds. */
  ms: number;
  problem?: Problem;
};

/** What a value had that JSON has not: it was a function, it had one, or it had a number such as Infinity, now null. */
export type Lost = 'whole' | 'function' | 'number';

/** What a JSONata expression gives. */
export type Evaluation = {
  status: 'evaluated' | 'noValue' | 'wrong' | 'stopped';
  /** The value as JSON; undefined if there is none. */
  value?: unknown;
  /** What the value has and JSON has not. */
  lost?: readonly Lost[];
  problem?: Problem;
  /** Execution time in milliseconds. */
  ms: number;
};
