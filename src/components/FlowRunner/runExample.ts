import { changesBetween } from './changes';
import { draftOf } from './draft';
import { loadExample } from './examples';
import type { Stated } from './ResultView';
import { runInWorker } from './runInWorker';
import { statusText, strings, timeText } from './strings';

/**
 * Runs an example of a page as it is there.
 * @returns how the run ended, how long it took, and whether the result is that of the page
 * @throws Error if the example cannot be loaded
 */
export async function runExample(version: string, page: string, id: string): Promise<string> {
  const { request, result } = await loadExample(version, page, id);
  const { status, ms, value } = await runInWorker(draftOf(request));
  const given = value as Stated | undefined;
  const isSame =
    result && given && changesBetween({ doc: result.doc }, { doc: given.doc }).length === 0;
  return [
    statusText(status),
    ...(ms === undefined ? [] : [timeText(ms)]),
    ...(isSame ? [strings.same()] : []),
  ].join(' · ');
}
