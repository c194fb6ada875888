import type { Locator, Page } from '@playwright/test';

/** The panel of the first example of the page on JSONATA Map. */
export const panelOf = (page: Page): Locator =>
  page.getByRole('region', { name: /^Run: Turns an order/ });

/** An editor of the panel by the name of its file or part. */
export const editor = (within: Locator | Page, name: string): Locator =>
  within.getByRole('textbox', { name });

/** The line that says how the run ended. */
export const status = (within: Locator): Locator => within.getByRole('status').first();

export const tab = (within: Locator | Page, name: string): Locator =>
  within.getByRole('tab', { name });

/** Replaces the text of an editor. */
export async function write(field: Locator, text: string): Promise<void> {
  // CodeMirror renders the visible lines only: a fill replaces those alone.
  await field.focus();
  await field.press('ControlOrMeta+a');
  await field.press('Delete');
  await field.page().keyboard.insertText(text);
}
