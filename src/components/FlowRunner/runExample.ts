import type { PageExample } from '@site/src/content/examples/collect';
import { draftOf } from './draft';
import { differencesFrom } from './ResultView';
import { runInWorker } from './runInWorker';
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
  const isSame =
    result !== undefined && value !== undefined && differencesFrom(result, value).length === 0;
  return { text: outcomeText(outcome, isSame), ...(!isSame && { value }) };
}
