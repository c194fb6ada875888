import { LimitReached, LoadFailure } from './problems';

/** What a run may use: enough for every example of the documentation, and little enough that a page stays usable. */
export const defaultLimits = {
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

/** Counts what a run uses. */
export class Meter {
  private steps = 0;
  private start = performance.now();
  /** @param limits what the run may use */
  constructor(readonly limits: Limits) {}

  /** Time since the start in milliseconds. */
  get elapsed(): number {
    return performance.now() - this.start;
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

  /** Time that is left in milliseconds, at least 1. */
  get left(): number {
    return Math.max(1, this.limits.ms - this.elapsed);
  }

  /** @throws LimitReached if the time is over */
  checkTime(): void {
    if (this.elapsed > this.limits.ms)
      throw new LimitReached(`The run took longer than ${this.limits.ms} ms.`);
  }

  /** Counts a step. @throws LimitReached */
  countStep(): void {
    this.steps += 1;
    if (this.steps > this.limits.steps)
      throw new LimitReached(`The run has more than ${this.limits.steps} steps.`);
    this.checkTime();
  }

  /** Counts the characters of the files. @throws LimitReached */
  countFiles(texts: readonly string[]): void {
    const size = texts.reduce((sum, { length }) => sum + length, 0);
    if (size > this.limits.fileSize)
      throw new LimitReached(`The files have more than ${this.limits.fileSize} characters.`);
  }

  /** Counts the document after a step, given as JSON. @throws LimitReached */
  countDocument(text: string): void {
    if (text.length > this.limits.documentSize) {
      throw new LimitReached(
        `The document has more than ${this.limits.documentSize} characters as JSON.`,
      );
    }
  }

  /** @throws LimitReached if flows call each other too deeply */
  checkDepth(depth: number): void {
    if (depth > this.limits.depth) {
      throw new LimitReached(
        `More than ${this.limits.depth} flows call each other. Does a flow call itself?`,
      );
    }
  }
}
