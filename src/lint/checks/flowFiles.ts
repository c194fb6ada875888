import { isFlowFile, titleOf } from '../../content/examples/collect';
import { flowVersionOf } from '../../content/examples/version';
import { flowFaults } from '../../content/flow-schema/validate';
import { pageOfFile } from '../../markdown/front-matter';
import { eachNode } from '../nodes';
import type { Page } from '../page';

/** Requires that each flow file matches the published schema of its version. */
export function checkFlowFiles(page: Page): void {
  const version = flowVersionOf(pageOfFile(page.path)?.version);
  if (!version) return;
  eachNode(page.tree, 'code', (node) => {
    const title = titleOf(node);
    if (!isFlowFile(title)) return;
    for (const { line, message } of flowFaults(node.value, version)) {
      page.file.message(
        `${title}: ${message}. Correct the file, or what src/content/steps/properties records of the step.`,
        { line: (node.position?.start.line ?? 0) + line, column: 1 },
      );
    }
  });
}
