import type { Locator, Page } from '@playwright/test';

/** How far the page is scrolled. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => window.scrollY);

/** The words that are marked on a page opened from a search result. */
export const marks = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...CSS.highlights.values()].flatMap((all) => [...all]).map(String));

/** A word of the elements that a selector finds, which the article has nowhere else. */
export function wordOnlyIn(page: Page, selector: string): Promise<string> {
  return page.evaluate((elements) => {
    const text = document.querySelector('article')?.textContent.toLowerCase() ?? '';
    const words = [...document.querySelectorAll(elements)].flatMap(
      ({ textContent }) => textContent.match(/(?<![\w$@.-])[a-z]{5,}(?![\w$@-])(?!\.\w)/gi) ?? [],
    );
    return words.find((word) => text.split(word.toLowerCase()).length === 2) ?? '';
  }, selector);
}

/** What the clipboard holds; a test that reads it has the permissions of `withClipboard`. */
export const clipboard = (page: Page): Promise<string> =>
  page.evaluate(() => navigator.clipboard.readText());
export const withClipboard = { permissions: ['clipboard-read', 'clipboard-write'] };

/** Brightness of a colour of an element, from 0 to 255. */
export async function brightness(element: Locator, property: string): Promise<number> {
  const color = await element
    .first()
    .evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property);
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
