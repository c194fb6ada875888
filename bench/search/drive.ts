import type { Page } from '@playwright/test';
import type { BrowserEngine } from './engines';

/** When a reader saw the first result. */
export type FirstResult = {
  /** From opening the search, in milliseconds. */
  elapsed: number;
  /** Milliseconds since the epoch. */
  shownAt: number;
};

const PATIENCE = 60_000;

/**
 * Opens the search, puts a query into its field as soon as there is one, and waits for the first result.
 * Runs inside the page, so that no message between here and there is part of the time.
 * @throws Error where no result shows within a minute
 */
export async function firstResult(
  page: Page,
  engine: BrowserEngine,
  query: string,
): Promise<FirstResult> {
  const opener = await engine.interface.opener(page).elementHandle();
  return page.evaluate(
    ({ button, input, result, text, patience }) =>
      new Promise<{ elapsed: number; shownAt: number }>((resolve, reject) => {
        if (!(button instanceof HTMLElement)) return reject(new Error('Nothing opens the search.'));
        const startedAt = performance.now();
        let typed = false;
        const look = () => {
          const field = document.querySelector<HTMLInputElement>(input);
          if (field && !typed) {
            typed = true;
            field.focus();
            // Through the prototype, or React does not see the change.
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
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true });
        setTimeout(() => reject(new Error(`No result for "${text}".`)), patience);
        button.focus();
        button.click();
        look();
      }),
    {
      button: opener,
      input: engine.interface.input,
      result: engine.interface.result,
      text: query,
      patience: PATIENCE,
    },
  );
}

/**
 * Types queries key by key, each from an empty field, and watches the main thread.
 * @returns the longest task from opening the search on, in milliseconds; 0 where none took 50 or more
 */
export async function longestTask(
  page: Page,
  engine: BrowserEngine,
  queries: readonly string[],
): Promise<number> {
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { benchTasks: tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  await engine.interface.opener(page).click();
  const field = page.locator(engine.interface.input);
  for (const query of queries) {
    await field.fill('');
    await field.pressSequentially(query, { delay: 80 });
    await page.locator(engine.interface.result).first().waitFor();
  }
  // The observer reports a task only after it.
  await page.waitForTimeout(500);
  return page.evaluate(() =>
    Math.max(0, ...(window as unknown as { benchTasks: number[] }).benchTasks),
  );
}
