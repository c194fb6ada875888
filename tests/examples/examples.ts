import { collectExamples, type PageExample } from '../../src/content/examples/collect';
import { flowVersionOf } from '../../src/content/examples/version';
import type { Page } from '../../src/lint/page';
import { pageOfFile } from '../../src/markdown/front-matter';

/** One example of a page: what runs, and what the page says that it gives. */
export type Example = Pick<PageExample, 'request'> & {
  /** Page, heading and line, for messages. */
  where: string;
  result: NonNullable<PageExample['result']>;
};

/** The examples of a page whose result it shows. */
export function examplesOf({ tree, path, name }: Page): Example[] {
  const version = flowVersionOf(pageOfFile(path)?.version);
  const examples = version ? collectExamples(tree, version) : [];
  return examples.flatMap(({ request, result, heading, line }) =>
    result ? [{ where: `${name} "${heading}" line ${line}`, request, result }] : [],
  );
}
