import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type Tinypool from 'tinypool';
import type { Contents } from '../contents';
import type { Page } from '../page';
import type { Result, Task } from './worker';

/** A thread takes a second of CPU to start: fewer pages are not worth one. */
const PAGES_PER_THREAD = 40;

/** How many threads some pages are worth; with one of them, there is nothing to do at the same time. */
export const threadsFor = (pages: number): number =>
  Math.min(availableParallelism(), Math.floor(pages / PAGES_PER_THREAD));

/** Young objects of a large page outlive several collections if there is little room for them. */
const resourceLimits = { maxYoungGenerationSizeMb: 128 };

/** Threads that read and check pages, each always the same ones, which it has parsed. */
export class Threads {
  private constructor(
    private readonly pools: readonly Tinypool[],
    private readonly contents: Contents,
    private readonly about: Pick<Task, 'projectDir' | 'folders'>,
    /** The pages of each thread, by name. */
    private readonly shares: readonly ReadonlySet<string>[],
  ) {}

  /** Starts threads and divides pages among them. */
  static async start(
    count: number,
    pages: readonly Page[],
    contents: Contents,
    about: Pick<Task, 'projectDir' | 'folders'>,
  ): Promise<Threads> {
    const { default: Pool } = await import('tinypool');
    const pools = Array.from(
      { length: count },
      () =>
        new Pool({
          filename: join(__dirname, 'thread.mjs'),
          minThreads: 1,
          maxThreads: 1,
          resourceLimits,
        }),
    );
    const sizeOf = ({ file }: Page) => String(file).length;
    const bySize = [...pages].sort((one, other) => sizeOf(other) - sizeOf(one));
    const shares = pools.map(
      (_, at) =>
        new Set(bySize.filter((__, place) => place % count === at).map(({ name }) => name)),
    );
    return new Threads(pools, contents, about, shares);
  }

  private run(task: Pick<Task, 'read' | 'check' | 'unreadable'>): Promise<Result[]> {
    return Promise.all(
      this.pools.map((pool, at) => {
        const own = (names: readonly string[]) =>
          names.filter((name) => this.shares[at]?.has(name));
        return pool.run({
          ...this.about,
          contents: this.contents.known,
          read: own(task.read),
          check: own(task.check),
          unreadable: task.unreadable,
        } satisfies Task) as Promise<Result>;
      }),
    );
  }

  /** Reads pages: what could be read of them is in the contents. */
  async read(pages: readonly Page[]): Promise<void> {
    const read = pages.map(({ name }) => name);
    for (const { contents } of await this.run({ read, check: [], unreadable: [] }))
      this.contents.add(contents);
  }

  /**
   * Checks pages.
   * @param unreadable paths of the pages that do not parse
   * @returns the paths of those without a problem
   */
  async check(pages: readonly Page[], unreadable: readonly string[]): Promise<Set<string>> {
    const check = pages.map(({ name }) => name);
    const results = await this.run({ read: [], check, unreadable });
    return new Set(results.flatMap(({ passed }) => passed));
  }

  /** Ends the threads. */
  async stop(): Promise<void> {
    await Promise.all(this.pools.map((pool) => pool.destroy()));
  }
}
