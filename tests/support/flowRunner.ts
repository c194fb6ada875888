import type { Locator, Page } from '@playwright/test';

/** The panel of a flow or an expression by its title. */
export const panelOf = (page: Page, title = ''): Locator =>
  page.getByRole('region', { name: `Run: ${title}` });

/** A field of the panel by the name of its file or part. */
export const field = (within: Locator | Page, name: string): Locator =>
  within.getByRole('textbox', { name });

/** The line that says how the run ended. */
export const status = (panel: Locator): Locator => panel.getByRole('status');

/** The result of a run. */
export const result = (panel: Locator): Locator =>
  panel.getByRole('region', { name: 'Result', exact: true });
