import { mayHaveExamples, readExamples } from '../../content/examples/collect';
import { flowVersionOf } from '../../content/examples/version';
import { pageOfFile } from '../../markdown/front-matter';
import type { Page } from '../page';
import { hasUnparsedSample } from './samples';

/** Requires that the blocks of each example belong together: one input document, a flow, and a result with `doc`. */
export function checkExamples(page: Page): void {
  const version = flowVersionOf(pageOfFile(page.path)?.version);
  if (!version || !mayHaveExamples(String(page.file)) || hasUnparsedSample(page)) return;
  for (const { node, message } of readExamples(page.tree, version).faults)
    page.file.message(message, node);
}
