import { VFileMessage } from 'vfile-message';
import { checks } from './checks';
import type { CheckContext } from './checks/context';
import type { Page } from './page';

/** Runs every check on a page; the messages are those of its file. */
export async function checkPage(page: Page, context: CheckContext): Promise<void> {
  try {
    for (const check of checks) await check(page, context);
  } catch (error) {
    if (!(error instanceof VFileMessage)) throw error;
    page.file.message(`A page that this one links to is not readable: ${error.reason}`);
  }
}
