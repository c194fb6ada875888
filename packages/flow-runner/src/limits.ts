import { LimitReached, LoadFailure } from './problems';

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

/** Counts what a run uses; each of its checks throws LimitReached. */
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

  private check(used: number, limit: keyof Limits, message: (allowed: number) => string): void {
    const allowed = this.limits[limit];
    if (used > allowed) throw new LimitReached(message(allowed));
  }

  checkTime(): void {
    this.check(this.elapsed, 'ms', (ms) => `The run took longer than ${ms} ms.`);
  }

  countStep(): void {
    this.steps += 1;
    this.check(this.steps, 'steps', (steps) => `The run has more than ${steps} steps.`);
    this.checkTime();
  }

  countFiles(texts: readonly string[]): void {
    const size = texts.reduce((sum, { length }) => sum + length, 0);
    this.check(size, 'fileSize', (most) => `The files have more than ${most} characters.`);
  }

  /** Counts the document after a step, given as JSON. */
  countDocument({ length }: string): void {
    const message = (most: number) => `The document has more than ${most} characters as JSON.`;
    this.check(length, 'documentSize', message);
  }

  /** Checks how deeply flows call each other. */
  checkDepth(depth: number): void {
    const message = (most: number) =>
      `More than ${most} flows call each other. Does a flow call itself?`;
    this.check(depth, 'depth', message);
  }
}
