import type { Page } from '@playwright/test';
import { launch, option, quantile, serve } from './support';
import { report } from './report';

// From the click on a link of the sidebar to the heading of the next page and to the frame that shows it.
// First visits load the page on hover, 80 ms before the click; second visits find everything there.

const HOVER = 80;

type Change = { heading: number; frame: number };

/** Runs in the page: waits for a click, then for another heading. Holds no named function: tsx would mark it. */
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

async function measure(dir: string, page: string, count: number): Promise<void> {
  const served = await serve(dir);
  const browser = await launch();
  const tab = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await tab.addInitScript(watch);
  await tab.goto(served.url + page);
  await tab.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  const hrefs = await tab
    .locator('nav.menu a.menu__link:not([role="button"])')
    .evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? '').filter((href) => href.startsWith('/')),
    );
  const targets = [...new Set(hrefs)].filter((href) => href !== page).slice(0, count);
  if (targets.length < 3) throw new Error(`The sidebar of ${page} has too few links.`);
  const rows: string[][] = [];
  for (const visit of ['First visit', 'Second visit']) {
    const changes: Change[] = [];
    for (const href of targets) changes.push(await change(tab, href));
    const ms = (values: number[], part: number) => quantile(values, part).toFixed(0);
    const headings = changes.map(({ heading }) => heading);
    rows.push([
      visit,
      ms(headings, 0.5),
      ms(headings, 0.95),
      ms(
        changes.map(({ frame }) => frame),
        0.5,
      ),
      String(changes.length),
    ]);
  }
  await browser.close();
  await served.close();
  report(
    `Change of page from ${page}, ms`,
    ['Visit', 'Heading, median', 'Heading, 95 %', 'Frame, median', 'Pages'],
    rows,
  );
}

void measure(
  option('dir', 'build'),
  option('page', '/docs/steps/jwt'),
  Number(option('count', '20')),
);
