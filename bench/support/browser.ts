import { type Browser, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../tools/lib/chromium';

/** Starts Chromium without the traffic of its own that would count as the site's. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: ensureChromium(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

/** Opens a page in a context of its own: no cache, no storage. Close it by `page.context().close()`. */
export async function newPage(browser: Browser, options?: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    ...options,
  });
  // tsx names inner functions by a helper that a function sent to the page would miss.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  // Where the whole browser closes, the context is gone already.
  page.on('close', () => void context.close().catch(() => undefined));
  return page;
}

/**
 * Slows the page's main thread down.
 * @param rate how many times slower; 1 is full speed
 */
export async function throttleCpu(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}
