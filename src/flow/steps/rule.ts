import type { Branch, FlowRun } from '../engine';
import type { Step } from '../files';

/** A heading of a page that a rule follows. Pages are those of the newest version, without its address. */
export type Citation = { page: string; heading: string };

/** How the steps of one type run. */
export type Rule = {
  stepType: string;
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
  /**
   * Runs a step, and changes the document of the flow.
   * @returns the steps to run next, and where they are below the step
   */
  run: (
    step: Step,
    flow: FlowRun,
    place: {
      name: string;
      /** True if the step is in a branch of Condition or Switch. */
      inBranch: boolean;
    },
  ) => Promise<Branch | void> | Branch | void;
};

/** The objects of a list in the configuration, such as `maps`. */
export const listOf = ({ config }: Step, key: string) =>
  (Array.isArray(config[key]) ? config[key] : []) as Record<string, unknown>[];
