import { type Browser, chromium } from '@playwright/test';
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
