import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { serialize } from 'node:v8';
import { digestOf } from '../../cache/digest';
import type { ResultCache } from '../../cache/ResultCache';
import { type ContentTag, pageSource } from './parse';
import type { Task } from './worker';

/** A page that a plugin requests, and the options of its transform for this page. */
export type PageRequest<Options> = { file: string; content: ContentTag; options: Options };

type Read = Omit<PageRequest<unknown>, 'options'> & Pick<Task, 'transforms'>;
type Batch = { reads: Map<string, Read>; results: Promise<Map<string, unknown[]>> };

const TASKS_AT_ONCE = 10;
/** A worker thread takes half a second of CPU to start: fewer pages are not worth another thread. */
const PAGES_PER_THREAD = 100;

/** The digest of everything that the results of a task depend on, except the code. */
function taskDigest({ source, transforms }: Task): string {
  const options = transforms.map((transform) => serialize(transform).toString('base64'));
  return digestOf(source.meta, source.content, ...options);
}

async function toTask({ file, content, transforms }: Read): Promise<Task> {
  return { file, source: pageSource(await readFile(file, 'utf8'), content), transforms };
}

async function inThreads(tasks: readonly Task[]): Promise<unknown[][]> {
  if (tasks.length === 0) return [];
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
 * worker threads. Pages that did not change since the build before are not parsed: their results are cached.
 */
export class BuiltPages {
  private batch: Batch | undefined;

  /** @param openCache opens the cache of the results; without it, all pages are parsed */
  constructor(private readonly openCache?: () => ResultCache) {}

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
    const { reads, results } = (this.batch ??= this.open());
    const places = requests.map(({ file, content, options }) => {
      const key = `${content} ${file}`;
      const read: Read = reads.get(key) ?? { file, content, transforms: [] };
      reads.set(key, read);
      return { key, at: read.transforms.push({ module, options }) - 1 };
    });
    const found = await results;
    return places.map(({ key, at }) => found.get(key)?.[at] as Result);
  }

  private open(): Batch {
    const reads = new Map<string, Read>();
    const results = nextTurn().then(async () => {
      this.batch = undefined;
      const transformed = await this.transform([...reads.values()]);
      return new Map([...reads.keys()].map((key, at) => [key, transformed[at] ?? []]));
    });
    return { reads, results };
  }

  private async transform(reads: readonly Read[]): Promise<unknown[][]> {
    const cache = this.openCache?.();
    const tasks = await Promise.all(reads.map(toTask));
    const digests = cache ? tasks.map(taskDigest) : [];
    const results = digests.map((digest) => cache?.get<unknown[]>(digest));
    const missing = [...tasks.keys()].filter((at) => results[at] === undefined);
    const computed = await inThreads(missing.flatMap((at) => tasks[at] ?? []));
    missing.forEach((at, place) => {
      const result = computed[place] ?? [];
      results[at] = result;
      cache?.set(digests[at] ?? '', result);
    });
    cache?.save();
    return results.map((result) => result ?? []);
  }
}
