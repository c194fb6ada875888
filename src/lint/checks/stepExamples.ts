import { collectExamples } from '../../content/examples/collect';
import { OPEN_KEYS, ownStepRuns } from '../../content/examples/canRun';
import { flowVersionOf } from '../../content/examples/version';
import { pageOfFile } from '../../markdown/front-matter';
import { isStepPage, type Page } from '../page';
import { hasUnparsedSample } from './samples';

/** Requires that the page of a step has an example that runs the step, or the open point that says why it has none. */
export function checkStepExamples(page: Page): void {
  const version = flowVersionOf(pageOfFile(page.path)?.version);
  if (!version || !isStepPage(page) || hasUnparsedSample(page)) return;
  if (ownStepRuns(page.frontMatter, collectExamples(page.tree, version)) !== 'missing') return;
  page.file.message(
    `No example of the page runs its step. Write one with an input document, a flow with the step, and a result. If the type or the keys of the step are not known, record the question under "review" with the ID "${OPEN_KEYS}".`,
    { line: page.lineOf('step'), column: 1 },
  );
}
