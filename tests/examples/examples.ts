import { collectExamples, type PageExample } from '../../src/content/examples/collect';
import { flowVersionOf } from '../../src/content/examples/version';
import type { Page } from '../../src/lint/page';
import { pageOfFile } from '../../src/markdown/front-matter';
import { sectionOf } from '../../tools/lib/sampleCounts';

/** One example of a page: what runs, and what the page says that it gives. */
export type Example = Pick<PageExample, 'request' | 'result'> & {
  /** Page, heading and line, for messages. */
  where: string;
  /** Version and folder of the page, for sums. */
  section: string;
};

/** The examples of a page. */
export function examplesOf(page: Page): Example[] {
  const { tree, path, name } = page;
  const version = flowVersionOf(pageOfFile(path)?.version);
  return (version ? collectExamples(tree, version) : []).map((example) => ({
    request: example.request,
    result: example.result,
    where: `${name} "${example.heading}" line ${example.line}`,
    section: sectionOf(page),
  }));
}
