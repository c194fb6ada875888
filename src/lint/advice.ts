import type { Options } from 'vfile-message';
import type { Page } from './page';

/** Whether the rules of wording, names and titles fail the check. If not, what they find is advice. */
const ENFORCED = true;

/** Reports something that a writer should change for the style of the site. */
export function advise({ file }: Page, reason: string, at: Options): void {
  if (ENFORCED) file.message(reason, at);
  else file.info(reason, at);
}
