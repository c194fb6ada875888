import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type BuiltPage, type ContentTag, parsePage } from './parse';

/** The default export of a transform module: derives a result from a page, in a worker thread. */
export type Transform<Options, Result> = (page: BuiltPage, options: Options) => Result;

/** A page to read, and the transforms to apply. */
export type Task = {
  /** Path of the HTML file. */
  file: string;
  content: ContentTag;
  transforms: { module: string; options: unknown }[];
};

const load = createRequire(__filename);

async function run({ file, content, transforms }: Task): Promise<unknown[]> {
  const page = parsePage(await readFile(file, 'utf8'), content);
  return transforms.map(({ module, options }) => {
    const transform = (load(module) as { default: Transform<unknown, unknown> }).default;
    try {
      return transform(page, options);
    } catch (error) {
      throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
    }
  });
}

/**
 * Reads and parses each page once and applies its transforms.
 * @returns the results of each task, in the order of its transforms
 */
export default function readPages(tasks: readonly Task[]): Promise<unknown[][]> {
  return Promise.all(tasks.map(run));
}
