import type { PageExample } from '@site/src/content/examples/collect';
import { draftOf } from './draft';
import { runInWorker } from './runInWorker';
import { isSameResult } from './sameResult';
import { outcomeText } from './strings';

/**
 * Runs an example as it is on its page.
 * @returns how the run ended and how long it took, and its value unless that is the result of the page
 */
export async function runExample({
  request,
  result,
}: PageExample): Promise<{ text: string; value?: unknown }> {
  const outcome = await runInWorker(draftOf(request));
  const { value } = outcome;
  const isSame = isSameResult(result, value);
  return { text: outcomeText(outcome, isSame), ...(!isSame && { value }) };
}
