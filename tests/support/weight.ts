import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { hydrated } from './page';

/** A file that a page loaded, and its size as a CDN sends it. */
type Loaded = { path: string; bytes: number };

/** The files that a page loaded: render-blocking ones, and all. */
export type Weight = { readable: Loaded[]; all: Loaded[] };

/** Brotli quality of content delivery networks that compress on the fly. */
export const QUALITY = 5;

const brotli = (content: Buffer): Buffer =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });

const COMPRESSIBLE = /html|css|javascript|json|svg/;

async function weigh(response: Response): Promise<Loaded> {
  const body = await response.body();
  const isCompressible = COMPRESSIBLE.test(response.headers()['content-type'] ?? '');
  const bytes = isCompressible ? brotli(body).length : body.length;
  return { path: new URL(response.url()).pathname, bytes };
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

/** Opens a page, waits for hydration and for the network to be idle, and measures the loaded files. */
export async function weighFirstView(page: Page, address: string): Promise<Weight> {
  const responses = new Map<string, Response>();
  page.on('response', (response) => responses.set(response.url(), response));
  await page.goto(address);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  const all = await Promise.all([...responses.values()].map(weigh));
  const blocking = await renderBlocking(page);
  return { readable: all.filter(({ path }) => blocking.includes(path)), all };
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
