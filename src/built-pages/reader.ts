import { readFileSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Cache, digestOf, readResults, type Results, writeResults } from './cache';
import { type BuiltPage, type ContentTag, pageSource, parsePage } from './parse';

/** Derives a result from a page. Its name and its options identify the result in the cache. */
export type Transform<Options, Result> = (page: BuiltPage, options: Options) => Result;

/** A page that a plugin requests, and the options of its transform for this page: JSON values and maps. */
export type PageRequest<Options> = { file: string; content: ContentTag; options: Options };

type Job = {
  file: string;
  content: ContentTag;
  transforms: { name: string; options: unknown; apply: (page: BuiltPage) => unknown }[];
};

const asJson = (_: string, value: unknown) => (value instanceof Map ? [...value] : value);

/** The results of a job, of the build before if the page and its transforms are the same, and their key. */
function run(
  { file, content, transforms }: Job,
  before: Results,
): [key: string, results: unknown[]] {
  const source = pageSource(readFileSync(file, 'utf8'), content);
  const key = digestOf([source.meta, source.content, JSON.stringify(transforms, asJson)]);
  const known = before[key];
  if (known) return [key, known];
  try {
    const page = parsePage(source);
    return [key, transforms.map(({ apply }) => apply(page))];
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Reads the pages of the built site for the plugins that derive files from them, each page once for all of them.
 * Docusaurus starts all `postBuild` hooks in the same turn of the event loop: what they request in it is collected.
 * Pages that did not change since the build before are not parsed: their results are cached.
 */
export class BuiltPages {
  private readonly jobs = new Map<string, Job>();
  private results: Promise<Map<string, unknown[]>> | undefined;
  private isReading = false;

  /** @param openCache opens the cache of the results; without it, all pages are parsed */
  constructor(private readonly openCache?: () => Cache) {}

  /**
   * Applies a transform to pages.
   * @returns the result for each page, in the order of the requests
   * @throws Error that names the file if a page is missing or its transform throws; if it is called too late, when the
   *   pages would be parsed once more and would lose their place in the cache
   */
  async read<Options, Result>(
    transform: Transform<Options, Result>,
    requests: readonly PageRequest<Options>[],
  ): Promise<Result[]> {
    if (this.isReading) {
      throw new Error('Request the built pages in postBuild before anything is awaited.');
    }
    this.results ??= nextTurn().then(() => this.run());
    const places = requests.map(({ file, content, options }) => {
      const key = `${content} ${file}`;
      const job: Job = this.jobs.get(key) ?? { file, content, transforms: [] };
      this.jobs.set(key, job);
      const apply = (page: BuiltPage) => transform(page, options);
      return { key, at: job.transforms.push({ name: transform.name, options, apply }) - 1 };
    });
    const found = await this.results;
    return places.map(({ key, at }) => found.get(key)?.[at] as Result);
  }

  private run(): Map<string, unknown[]> {
    this.isReading = true;
    const cache = this.openCache?.();
    const before = cache ? readResults(cache) : {};
    const now: Results = {};
    const results = new Map<string, unknown[]>();
    for (const [place, job] of this.jobs) {
      const [key, found] = run(job, before);
      now[key] = found;
      results.set(place, found);
    }
    if (cache) writeResults(cache, now);
    return results;
  }
}
