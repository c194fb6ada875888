import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** A file that a page loaded, and its size as a CDN sends it. */
type Loaded = { path: string; bytes: number };

/** Brotli quality of content delivery networks that compress on the fly. */
export const QUALITY = 5;

const COMPRESSIBLE = /html|css|javascript|json|svg/;

/** Records what a page loads from now on, an address once. */
export function loadedFiles(page: Page): Response[] {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (!responses.some((one) => one.url() === response.url())) responses.push(response);
  });
  return responses;
}

/** The size of a file that was loaded. */
export async function weigh(response: Response): Promise<Loaded> {
  const body = await response.body();
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const isCompressible = COMPRESSIBLE.test(response.headers()['content-type'] ?? '');
  const { length } = isCompressible ? brotliCompressSync(body, { params }) : body;
  return { path: new URL(response.url()).pathname, bytes: length };
}

/** Paths of the render-blocking files of an open page, including the page itself. */
export function renderBlocking(page: Page): Promise<string[]> {
  return page.evaluate(() => [
    location.pathname,
    ...performance
      .getEntriesByType('resource')
      .filter(
        (entry) =>
          (entry as PerformanceResourceTiming & { renderBlockingStatus: string })
            .renderBlockingStatus === 'blocking',
      )
      .map(({ name }) => new URL(name).pathname),
  ]);
}

/** The elements of an open page, and the rules of all its style sheets. */
export function countNodes(page: Page): Promise<{ elements: number; rules: number }> {
  return page.evaluate(() => {
    const count = (list: CSSRuleList): number =>
      [...list].reduce((total, rule) => {
        if (rule instanceof CSSStyleRule) return total + 1;
        return total + (rule instanceof CSSGroupingRule ? count(rule.cssRules) : 0);
      }, 0);
    return {
      elements: document.querySelectorAll('*').length,
      rules: [...document.styleSheets].reduce((total, sheet) => total + count(sheet.cssRules), 0),
    };
  });
}

/** Lists the files that a page loaded, the largest first. */
export function list(loaded: readonly Loaded[]): string {
  return [...loaded]
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ path, bytes }) => `${String(bytes).padStart(8)}  ${path}`)
    .join('\n');
}

export function sum(loaded: readonly { bytes: number }[]): number {
  return loaded.reduce((bytes, one) => bytes + one.bytes, 0);
}
