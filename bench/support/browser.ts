import { type Browser, chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../../tools/lib/chromium';

/** Starts Chromium without its background traffic, which would count as traffic of the site. */
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

/** Opens a page in a new context: no cache, no storage. Close it with `page.context().close()`. */
export async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  // tsx wraps inner functions with a helper, which does not exist in the page.
  await context.addInitScript('globalThis.__name = (value) => value;');
  const page = await context.newPage();
  // If the whole browser closes, the context is already closed.
  page.on('close', () => void context.close().catch(() => undefined));
  return page;
}
