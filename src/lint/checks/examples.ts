import microdiff from 'microdiff';
import {
  canRun,
  isFlowFile,
  mayHaveExamples,
  type PageExample,
  readExamples,
  stepTypesOf,
} from '../../content/examples/collect';
import { flowFaults } from '../../content/flow-schema/validate';
import { run } from '@ace-docs/flow-runner';
import { readReview } from '../../content/pages/frontMatter';
import { lineOf, titleOf } from '../../content/pages/markdown';
import { readStep } from '../../content/steps/step';
import { lastVersion } from '../../site/versions';
import type { Page } from '../page';
import { hasUnparsedSample } from './samples';

/** ID of the open point that says why no example runs a step: its type and keys in a flow file are open. */
const OPEN_KEYS = 'keys';

/** Whether no example of a step page runs its step, and no open point says why. */
function lacksOwnExample(
  frontMatter: Record<string, unknown>,
  examples: readonly PageExample[],
): boolean {
  const step = readStep(frontMatter);
  if (!step || readReview(frontMatter).has(OPEN_KEYS)) return false;
  const { stepType = '' } = step;
  return !examples.some((example) => stepTypesOf(example).includes(stepType) && canRun(example));
}

/** Requires that each flow file matches the published schema of its version. */
export function checkFlowFiles(page: Page): void {
  const { version = lastVersion } = page;
  for (const node of page.nodesOf('code')) {
    const title = titleOf(node);
    for (const { line, message } of isFlowFile(title) ? flowFaults(node.value, version) : [])
      page.report(
        lineOf(node) + line,
        `${title}: ${message} Correct the file, or what src/content/steps/properties records of the step.`,
      );
  }
}

/** Longer than a page allows: other programs may use the machine. */
const LIMITS = { ms: 30_000, codeMs: 30_000 };

/** Why a result does not follow from its flow; undefined if it does, or if the documentation leaves it open. */
async function resultProblem(example: PageExample): Promise<string | undefined> {
  const { request, result } = example;
  const { status, problem, doc, errors } = await run(request, LIMITS);
  if (status === 'refused') {
    return result && canRun(example)
      ? `The Result does not follow from the documentation: ${problem?.message}. Correct the flow, or call the block "Expected result".`
      : undefined;
  }
  if (status === 'invalid' || status === 'stopped') {
    const place = problem?.file ? `${problem.file}:${problem.line ?? 1}: ` : '';
    return `The flow does not run: ${place}${(problem?.message ?? status).replace(/\.$/, '')}. Correct the flow file.`;
  }
  if (!result) return undefined;
  const given = result.errors ? { doc, errors: [...errors] } : { doc };
  const shown = result.errors ? { doc: result.doc, errors: result.errors } : { doc: result.doc };
  const [difference] = microdiff(shown, given);
  if (!difference) return undefined;
  const path = difference.path.join('.');
  const was = 'oldValue' in difference ? JSON.stringify(difference.oldValue) : 'not there';
  const is = 'value' in difference ? JSON.stringify(difference.value) : 'not there';
  return `The Result does not follow from the flow: ${path} is ${was} on the page, and ${is} after a run. Correct the Result or the flow.`;
}

/**
 * Requires that the blocks of each example belong together (one input document, a flow, and a result with `doc`), that
 * each result is that of its flow, and that the page of a step has an example that runs the step, or the open point
 * that says why it has none.
 */
export async function checkExamples(page: Page): Promise<void> {
  if (hasUnparsedSample(page)) return;
  const { examples: read, faults } = readExamples(page.tree, page.version ?? lastVersion);
  const examples = read.flatMap(({ example }) => example ?? []);
  page.report(
    page.lineOf('step'),
    page.isStep &&
      lacksOwnExample(page.frontMatter, examples) &&
      `No example of the page runs its step. Write one with an input document, a flow with the step, and a result. If the type or the keys of the step are not known, record the question under "review" with the ID "${OPEN_KEYS}".`,
  );
  if (!mayHaveExamples(String(page.file))) return;
  for (const { node, message } of faults) page.report(node, message);
  for (const example of examples) page.report(example.line, await resultProblem(example));
}
