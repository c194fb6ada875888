import type { Page } from '../page';
import { wordingProblems } from '../wording';

/** Reports words that no page should contain, and wording that is not the house style. */
export function checkWording(page: Page): void {
  for (const { reason, ...at } of wordingProblems(page)) page.file.message(reason, at);
}
