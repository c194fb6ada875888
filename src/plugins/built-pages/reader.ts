import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ContentTag } from './parse';
import type { Task } from './worker';

/** A page that a plugin requests, and the options of its transform for this page. */
export type PageRequest<Options> = { file: string; content: ContentTag; options: Options };

type Batch = { tasks: Map<string, Task>; results: Promise<Map<string, unknown[]>> };

const TASKS_AT_ONCE = 10;
/** A worker thread takes half a second of CPU to start: fewer pages are not worth another thread. */
const PAGES_PER_THREAD = 100;

async function inThreads(tasks: readonly Task[]): Promise<unknown[][]> {
  const { default: Tinypool } = await import('tinypool');
  const threads = Math.min(availableParallelism(), Math.ceil(tasks.length / PAGES_PER_THREAD));
  const pool = new Tinypool({
    filename: join(__dirname, 'thread.mjs'),
    minThreads: threads,
    maxThreads: threads,
    isolateWorkers: false,
  });
  try {
    const groups = Array.from({ length: Math.ceil(tasks.length / TASKS_AT_ONCE) }, (_, at) =>
      tasks.slice(at * TASKS_AT_ONCE, (at + 1) * TASKS_AT_ONCE),
    );
    const results = await Promise.all(
      groups.map((group) => pool.run(group) as Promise<unknown[][]>),
    );
    return results.flat();
  } finally {
    await pool.destroy();
  }
}

/**
 * Reads the pages of the built site for the plugins that derive files from them. Docusaurus starts all `postBuild`
 * hooks in the same turn of the event loop: their requests are batched, so that each page is read and parsed once, in
 * worker threads.
 */
export class BuiltPages {
  private batch: Batch | undefined;

  /**
   * Applies a transform to pages.
   * @param module path of a TypeScript module whose default export is a `Transform`
   * @returns the result for each page, in the order of the requests
   * @throws Error that names the file if a page is missing or its transform throws
   */
  async read<Options, Result>(
    module: string,
    requests: readonly PageRequest<Options>[],
  ): Promise<Result[]> {
    const { tasks, results } = (this.batch ??= this.open());
    const places = requests.map(({ file, content, options }) => {
      const key = `${content} ${file}`;
      const task: Task = tasks.get(key) ?? { file, content, transforms: [] };
      tasks.set(key, task);
      return { key, at: task.transforms.push({ module, options }) - 1 };
    });
    const found = await results;
    return places.map(({ key, at }) => found.get(key)?.[at] as Result);
  }

  private open(): Batch {
    const tasks = new Map<string, Task>();
    const results = nextTurn().then(async () => {
      this.batch = undefined;
      const read = await inThreads([...tasks.values()]);
      return new Map([...tasks.keys()].map((key, at) => [key, read[at] ?? []]));
    });
    return { tasks, results };
  }
}
