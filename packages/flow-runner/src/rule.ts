import type { FlowFile, Path, Step } from './flowFile';
import type { Meter } from './limits';
import { reject } from './problems';
import type { Json, RecordedResponse, RunRequest } from './types';

/** A heading of a page that a rule follows. Pages are those of the newest version, without its address. */
export type Citation = { page: string; heading: string };

/** A list of steps, and where it is in the flow. */
export type Branch = { steps: readonly Step[]; at: Path };

/** A flow while it runs, as rules see it. */
export type Flow = {
  doc: Json;
  /** An error ends the flow. */
  errors: Json[];
  readonly file: FlowFile;
  readonly request: RunRequest;
  readonly meter: Meter;
  /** True when a step ran. */
  hasRun: boolean;
  /** True when no further step of the innermost branch runs. */
  branchEnded: boolean;
  /** True when a Return step ran. */
  returned: boolean;
  /** Refuses another step, because the documentation leaves open whether it runs. */
  beforeNext?: () => never;
  /** The recorded answer to the next call of a step: one that names it, or the next one without a name. */
  nextAnswer: (step: string) => RecordedResponse | undefined;
  /** Runs another flow, by the name that a step gives, and returns it at its end. */
  call: (name: string, doc: Json) => Promise<Flow>;
};

/** What is known of the steps of one type. */
export type RuleFacts = {
  /** Page of the step, for example `steps/date`; the first to be cited. */
  page: string;
  /** What runs, and what is refused because the documentation leaves it open; sentences for a table. */
  runs: string;
  refuses: readonly string[];
  cites: readonly Citation[];
  /** The keys below `config` that the documentation names: `maps[].targetPath`. */
  keys: readonly string[];
  /** The keys next to `config`, besides those that every step has. */
  stepKeys?: readonly string[];
};

/**
 * Runs a step, and changes the document of the flow.
 * @returns the steps to run next, and where they are below the step
 */
export type Run = (step: Step, flow: Flow) => Promise<Branch | void> | Branch | void;

/** How the steps of one type run. */
export type Rule = RuleFacts & { stepType: string; run: Run };

/** The JSON in a string of the configuration. @param what says what it must be */
export function jsonIn(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    reject(`${what} in a string: ${(cause as Error).message}.`);
  }
}

/** The objects of a list in the configuration, such as `maps`. */
export const listOf = ({ config }: Step, key: string) =>
  (Array.isArray(config[key]) ? config[key] : []) as Record<string, unknown>[];
