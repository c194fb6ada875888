import type { Locator, Page } from '@playwright/test';

/** The frame of the first example of a page. */
export const exampleOf = (page: Page): Locator =>
  page.getByRole('group', { name: 'Example', exact: true }).first();

/** The frame of a flow or an expression in the playground, by its title. */
export const panelOf = (page: Page, title = ''): Locator =>
  page.getByRole('group', { name: `Run: ${title}` });

/** A field of a frame by the name of its file or part. */
export const field = (within: Locator | Page, name: string | RegExp): Locator =>
  within.getByRole('textbox', { name });

export const openTab = (frame: Locator, name: string): Promise<void> =>
  frame.getByRole('radiogroup').getByText(name, { exact: true }).click();

/** The line that says how the run ended. */
export const status = (frame: Locator): Locator => frame.getByRole('status');
export const problem = (frame: Locator): Locator => frame.getByRole('alert');
export const result = (frame: Locator): Locator =>
  frame.getByRole('region', { name: 'Result', exact: true });
