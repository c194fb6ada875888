import microdiff from 'microdiff';
import { collectExamples, mayHaveExamples, type PageExample } from '../../content/examples/collect';
import { flowVersionOf } from '../../content/examples/version';
import { run } from '@ace-docs/flow-runner';
import { pageOfFile } from '../../markdown/front-matter';
import type { Page } from '../page';
import { hasUnparsedSample } from './samples';

/** Longer than a page allows: other programs may use the machine. */
const LIMITS = { ms: 30_000, codeMs: 30_000 };

/** Why a result does not follow from its flow; undefined if it does, or if the documentation leaves it open. */
async function problemOf({ request, result }: PageExample): Promise<string | undefined> {
  const { status, problem, doc, errors } = await run(request, LIMITS);
  if (status === 'refused') return undefined;
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

/** Runs the examples of a page, and requires that each result is that of its flow. */
export async function checkResults(page: Page): Promise<void> {
  const version = flowVersionOf(pageOfFile(page.path)?.version);
  if (!version || !mayHaveExamples(String(page.file)) || hasUnparsedSample(page)) return;
  for (const example of collectExamples(page.tree, version)) {
    const message = await problemOf(example);
    if (message) page.file.message(message, { line: example.line, column: 1 });
  }
}
