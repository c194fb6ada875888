import type { Page } from '@playwright/test';
import type { Interface } from './engines';

/** The time of the first visible result. */
export type FirstResult = {
  /** From opening the search, in milliseconds. */
  elapsed: number;
  /** Milliseconds since the epoch. */
  shownAt: number;
};

const TIMEOUT = 60_000;

/**
 * Opens the search, enters a query as soon as the field exists, and waits for the first result.
 * Runs inside the page, so that the time does not include messages between Playwright and the browser.
 * @throws Error if no result is visible within a minute
 */
export async function firstResult(page: Page, ui: Interface, query: string): Promise<FirstResult> {
  const opener = await ui.opener(page).elementHandle();
  return page.evaluate(
    ({ button, input, result, text, timeout }) =>
      new Promise<{ elapsed: number; shownAt: number }>((resolve, reject) => {
        if (!(button instanceof HTMLElement)) return reject(new Error('Nothing opens the search.'));
        const startedAt = performance.now();
        let typed = false;
        const check = () => {
          const field = document.querySelector<HTMLInputElement>(input);
          if (field && !typed) {
            typed = true;
            field.focus();
            // With the setter of the prototype, so that React sees the change.
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
              field,
              text,
            );
            field.dispatchEvent(new Event('input', { bubbles: true }));
          }
          if (!typed || !document.querySelector(result)) return;
          observer.disconnect();
          const shown = performance.now();
          resolve({ elapsed: shown - startedAt, shownAt: performance.timeOrigin + shown });
        };
        const observer = new MutationObserver(check);
        observer.observe(document, { subtree: true, childList: true });
        setTimeout(() => reject(new Error(`No result for "${text}".`)), timeout);
        button.focus();
        button.click();
        check();
      }),
    {
      button: opener,
      input: ui.input,
      result: ui.result,
      text: query,
      timeout: TIMEOUT,
    },
  );
}

/**
 * Types queries key by key, each into an empty field, and records the long tasks of the main thread.
 * @returns the longest task since the search was opened, in milliseconds; 0 if none took 50 or more
 */
export async function longestTask(
  page: Page,
  ui: Interface,
  queries: readonly string[],
): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { benchTasks: tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  await ui.opener(page).click();
  const field = page.locator(ui.input);
  for (const query of queries) {
    await field.fill('');
    await field.pressSequentially(query, { delay: 80 });
    await page.locator(ui.result).first().waitFor();
  }
  // The observer reports a task only after its end.
  await page.waitForTimeout(500);
  return page.evaluate(() =>
    Math.max(0, ...(window as unknown as { benchTasks: number[] }).benchTasks),
  );
}
