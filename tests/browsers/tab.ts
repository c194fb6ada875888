import { setTimeout as wait } from 'node:timers/promises';
import type { Driver } from './driver';

const TIMEOUT = 15_000;

type Argument = string | number | boolean;

/** An element by selector, optionally the first one with a text or accessible name that begins with `text`. */
export type Target = string | { css: string; text: string };

// These run in the page.
function centerOf(css: string, text: string): { x: number; y: number } | null {
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
  const element = [...document.querySelectorAll<HTMLElement>(css)].find(
    (one) => one.checkVisibility() && nameOf(one).startsWith(text),
  );
  if (!element) return null;
  const isInside = ({ top, bottom }: DOMRect) => top >= 70 && bottom <= window.innerHeight;
  if (!isInside(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** What tasks do and see in a page, on top of a driver. */
export class Tab {
  constructor(
    private readonly driver: Driver,
    /** Address of the site, of this task alone: neither storage nor cache is shared. */
    readonly site: string,
  ) {}

  /** Runs a function in the page; it may use nothing but its arguments. */
  async run<Result>(code: (...values: never[]) => Result, ...values: Argument[]): Promise<Result> {
    // esbuild names functions with this helper.
    const helper = 'const __name = (value) => value;';
    const expression = `(() => { ${helper} return (${String(code)})(...${JSON.stringify(values)}) })()`;
    return (await this.driver.evaluate(expression)) as Result;
  }

  /** Runs a function in the page until its result is truthy. Leaving the page meanwhile is no failure. */
  async until<Result>(
    what: string,
    code: (...values: never[]) => Result,
    ...values: Argument[]
  ): Promise<NonNullable<Result>> {
    const end = Date.now() + TIMEOUT;
    let last: unknown;
    while (Date.now() < end) {
      try {
        last = await this.run(code, ...values);
        if (last) return last as NonNullable<Result>;
      } catch (error) {
        last = error;
      }
      await wait(50);
    }
    const place = await this.run(() => location.href).catch(() => 'unknown');
    throw new Error(`${what}: still ${String(last)} at ${place}`);
  }

  /** Opens a page of the site; it may still be loading. */
  async openEarly(path: string): Promise<void> {
    await this.driver.open(this.site + path);
    await this.until('the page', (start: string) => location.href.startsWith(start), this.site);
  }

  /** Opens a page of the site and waits until it is interactive. */
  async open(path: string): Promise<void> {
    await this.openEarly(path);
    await this.interactive();
  }

  async interactive(): Promise<void> {
    await this.until(
      'the page is interactive',
      () => document.documentElement.dataset.hasHydrated === 'true',
    );
  }

  private async point(target: Target): Promise<{ x: number; y: number }> {
    const { css, text } = typeof target === 'string' ? { css: target, text: '' } : target;
    return this.until(`${css} ${text}`, centerOf, css, text);
  }

  async click(target: Target): Promise<void> {
    const { x, y } = await this.point(target);
    await this.driver.click(x, y);
  }

  async hover(target: Target): Promise<void> {
    const { x, y } = await this.point(target);
    await this.driver.move(x, y);
  }

  async press(...keys: string[]): Promise<void> {
    for (const key of keys) await this.driver.press(key);
  }

  /** Types at a fixed speed, as a reader does, without waiting for the page. */
  async type(text: string, delay = 40): Promise<void> {
    for (const letter of text) {
      const next = wait(delay);
      await this.driver.press(letter);
      await next;
    }
  }

  back = (): Promise<void> => this.driver.back();

  resize = (width: number, height: number): Promise<void> => this.driver.resize(width, height);

  async heading(text: string): Promise<void> {
    await this.until(
      `the heading is “${text}”`,
      (expected: string) =>
        document
          .querySelector('main h1')
          ?.textContent?.replace(/\u200b/g, '')
          .trim() === expected,
      text,
    );
  }

  async address(path: string): Promise<void> {
    await this.until(
      `the address is ${path}`,
      (expected: string) => location.pathname + location.search + location.hash === expected,
      path,
    );
  }

  /** Whether an element is displayed. */
  visible = (css: string): Promise<boolean> =>
    this.run(
      (selector: string) =>
        [...document.querySelectorAll(selector)].some((one) =>
          one.checkVisibility({ visibilityProperty: true }),
        ),
      css,
    );

  async shown(css: string, expected = true): Promise<void> {
    const end = Date.now() + TIMEOUT;
    while (Date.now() < end) {
      if ((await this.visible(css)) === expected) return;
      await wait(50);
    }
    throw new Error(`${css} is ${expected ? 'not' : 'still'} displayed`);
  }
}
