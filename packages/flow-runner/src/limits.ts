import { LoadFailure, stopRun } from './problems';

/** What a run may use: enough for every example of the documentation, and little enough that a page stays usable. */
const defaultLimits = {
  /** Steps that run, in all flows together. */
  steps: 1000,
  /** Flows that call each other. */
  depth: 20,
  /** Characters of all files together. */
  fileSize: 200_000,
  /** Characters of the document as JSON. */
  documentSize: 1_000_000,
  /** Total time in milliseconds. */
  ms: 1000,
  /** Time for one piece of JavaScript in milliseconds. */
  codeMs: 400,
  /** Memory of the JavaScript sandbox in bytes. */
  memory: 64 * 1024 * 1024,
};

export type Limits = typeof defaultLimits;

/** What is said of a run that uses more. */
const messages = {
  steps: (most: number) => `The run has more than ${most} steps.`,
  depth: (most: number) => `More than ${most} flows call each other. Does a flow call itself?`,
  fileSize: (most: number) => `The files have more than ${most} characters.`,
  documentSize: (most: number) => `The document has more than ${most} characters as JSON.`,
  ms: (most: number) => `The run took longer than ${most} ms.`,
};

/** Measures what a run uses. */
export class Meter {
  private steps = 0;
  private start = performance.now();
  readonly limits: Limits;
  constructor(limits: Partial<Limits>) {
    this.limits = { ...defaultLimits, ...limits };
  }

  /** Time since the start in milliseconds. */
  get elapsed(): number {
    return performance.now() - this.start;
  }

  /** Time that is left in milliseconds, at least 1. */
  get left(): number {
    return Math.max(1, this.limits.ms - this.elapsed);
  }

  /** Waits for code that is loaded, which does not count. @throws LoadFailure */
  async loading<T>(work: Promise<T>): Promise<T> {
    const from = performance.now();
    const loaded = await work.catch((cause: unknown) => {
      throw new LoadFailure('A file of the runner did not load.', { cause });
    });
    this.start += performance.now() - from;
    return loaded;
  }

  /** @throws RunEnd if more is used than a limit allows */
  check(limit: keyof typeof messages, used: number): void {
    if (used > this.limits[limit]) stopRun(messages[limit](this.limits[limit]));
  }

  checkTime(): void {
    this.check('ms', this.elapsed);
  }

  countStep(): void {
    this.steps += 1;
    this.check('steps', this.steps);
    this.checkTime();
  }
}
