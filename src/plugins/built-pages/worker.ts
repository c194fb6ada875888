import { createRequire } from 'node:module';
import { type BuiltPage, type PageSource, parsePage } from './parse';

/** The default export of a transform module: derives a result from a page, in a worker thread. */
export type Transform<Options, Result> = (page: BuiltPage, options: Options) => Result;

/** A page, and the transforms to apply. */
export type Task = {
  /** Path of the HTML file, for messages. */
  file: string;
  source: PageSource;
  transforms: { module: string; options: unknown }[];
};

const load = createRequire(__filename);

function run({ file, source, transforms }: Task): unknown[] {
  const page = parsePage(source);
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
 * Parses each page once and applies its transforms.
 * @returns the results of each task, in the order of its transforms
 */
export default function transformPages(tasks: readonly Task[]): unknown[][] {
  return tasks.map(run);
}
