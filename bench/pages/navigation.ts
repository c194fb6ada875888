import type { Page } from '@playwright/test';
import { launchBrowser } from '../support/browser';
import { serveSite } from '../support/serve';
import { quantile } from '../support/stats';
import { option } from './options';
import { report } from './report';

// Time from the click on a sidebar link to the heading of the next page, and to the frame that shows it.
// First visits prefetch the page on hover, 80 ms before the click; for later visits everything is loaded.

const HOVER = 80;

type Change = { heading: number; frame: number };

/** Runs in the page: waits for a click, then for another heading. Has no named functions: tsx would wrap them. */
function watch(): void {
  addEventListener(
    'click',
    () => {
      const start = performance.now();
      const before = document.querySelector('main h1')?.textContent;
      const observer = new MutationObserver(() => {
        const now = document.querySelector('main h1')?.textContent;
        if (!now || now === before) return;
        observer.disconnect();
        const change = { heading: performance.now() - start, frame: 0 };
        requestAnimationFrame(() =>
          setTimeout(() => {
            change.frame = performance.now() - start;
            Object.assign(window, { change });
          }),
        );
      });
      observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    },
    { capture: true },
  );
}

async function change(tab: Page, href: string): Promise<Change> {
  const link = tab.locator(`nav.menu a.menu__link[href="${href}"]`).first();
  await tab.evaluate(() => Object.assign(window, { change: undefined }));
  await link.hover();
  await tab.waitForTimeout(HOVER);
  await link.click();
  const shown = await tab.waitForFunction(() => (window as unknown as { change?: Change }).change);
  return (await shown.jsonValue()) as Change;
}

/** Opens a build in a browser, with the links of its sidebar. */
async function openSite(dir: string, page: string) {
  const served = await serveSite(dir);
  const browser = await launchBrowser();
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await tab.addInitScript(watch);
  await tab.goto(served.origin + page);
  await tab.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  const hrefs = await tab
    .locator('nav.menu a.menu__link:not([role="button"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const close = async () => {
    await browser.close();
    await served.close();
  };
  return { dir, tab, hrefs, close };
}

async function compare(dirs: string[], page: string, rounds: number): Promise<void> {
  const sites = [];
  for (const dir of dirs) sites.push(await openSite(dir, page));
  const [first = [], ...others] = sites.map(({ hrefs }) => hrefs);
  const targets = [...new Set(first)].filter(
    (href) => href.startsWith('/') && href !== page && others.every((one) => one.includes(href)),
  );
  if (targets.length < 3) throw new Error(`The sidebars of ${page} share too few links.`);
  const changes = new Map<string, Change[]>();
  for (let round = 0; round <= rounds; round += 1) {
    for (const { dir, tab } of sites) {
      const name = `${dir} | ${round === 0 ? 'first' : 'later'}`;
      const own = changes.get(name) ?? [];
      for (const href of targets) own.push(await change(tab, href));
      changes.set(name, own);
    }
  }
  for (const { close } of sites) await close();
  const ms = (values: number[], part: number) => quantile(values, part).toFixed(0);
  report(
    `Change of page from ${page}, ms`,
    ['Build', 'Visit', 'Heading, median', 'Heading, 95 %', 'Frame, median', 'Changes'],
    [...changes].sort().map(([name, of]) => [
      ...name.split(' | '),
      ms(
        of.map(({ heading }) => heading),
        0.5,
      ),
      ms(
        of.map(({ heading }) => heading),
        0.95,
      ),
      ms(
        of.map(({ frame }) => frame),
        0.5,
      ),
      String(of.length),
    ]),
  );
}

void compare(
  [option('dir', 'build'), ...option('beside', '').split(',').filter(Boolean)],
  option('page', '/docs/steps/jwt/'),
  Number(option('rounds', '5')),
);
