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

/** Tasks of the main thread over 50 ms: the longest, and all of them, in milliseconds; 0 if there are none. */
export type LongTasks = { longest: number; sum: number };

/**
 * Waits for an element. Asks every 50 ms with one line of code: Playwright's own waiting runs scripts in the page that are
 * long tasks of their own.
 */
async function appears(page: Page, selector: string): Promise<void> {
  for (let waited = 0; waited < TIMEOUT; waited += 50) {
    if (await page.evaluate((wanted) => document.querySelector(wanted) !== null, selector)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`No ${selector} appeared.`);
}

/**
 * Points at the search, opens it, and types queries at 80 ms a key, each into an empty field, with mouse and keyboard
 * only.
 */
export async function typeQueries(
  page: Page,
  ui: Interface,
  queries: readonly string[],
  at: { x: number; y: number },
): Promise<void> {
  const { input, result } = ui;
  await page.mouse.move(at.x, at.y);
  await page.mouse.click(at.x, at.y);
  await appears(page, input);
  await page.evaluate((field) => {
    const element = document.querySelector<HTMLElement>(field);
    if (element !== document.activeElement) element?.focus();
  }, input);
  for (const query of queries) {
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Backspace');
    await page.keyboard.type(query, { delay: 80 });
    await appears(page, result);
  }
  // Long tasks are reported only after their end.
  await new Promise((resolve) => setTimeout(resolve, 500));
}

/** The middle of what opens the search. Ask before you measure: this is a long task. */
export async function placeOfOpener(page: Page, ui: Interface): Promise<{ x: number; y: number }> {
  const box = await ui.opener(page).boundingBox();
  if (!box) throw new Error('Nothing opens the search.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Records the long tasks while queries are typed; see `typeQueries`. */
export async function longTasks(
  page: Page,
  ui: Interface,
  queries: readonly string[],
): Promise<LongTasks> {
  const at = await placeOfOpener(page, ui);
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { benchTasks: tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  await typeQueries(page, ui, queries, at);
  return page.evaluate(() => {
    const { benchTasks } = window as unknown as { benchTasks: number[] };
    return {
      longest: Math.max(0, ...benchTasks),
      sum: benchTasks.reduce((sum, task) => sum + task, 0),
    };
  });
}
