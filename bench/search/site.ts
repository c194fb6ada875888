import type { Browser, Page } from '@playwright/test';
import { newPage } from '../support/browser';
import { serveSite, type SiteServer } from '../support/serve';
import type { BrowserEngine, RankedEngine } from './engines';
import type { JudgedVersion } from './queries';

/** An engine whose site is served. */
export type ServedEngine = { engine: BrowserEngine; server: SiteServer };

/** Serves the site of each engine. */
export function serveAll(engines: readonly BrowserEngine[]): Promise<ServedEngine[]> {
  return Promise.all(
    engines.map(async (engine) => ({ engine, server: await serveSite(engine.dir) })),
  );
}

/** Opens the page on which the search is used and waits until the network is idle. */
export async function openPage(
  browser: Browser,
  { engine, server }: ServedEngine,
  version: JudgedVersion,
): Promise<Page> {
  // The worker with the engine comes from a blob, which the policy of this site blocks.
  const page = await newPage(browser, { bypassCSP: true });
  await page.goto(server.origin + engine.page(version), { waitUntil: 'networkidle' });
  return page;
}

/** The API of the engine in a page of each version, for the ranking. */
export function rankedInBrowser(browser: Browser, served: ServedEngine): RankedEngine {
  const pages = new Map<JudgedVersion, Promise<Page>>();
  const { engine } = served;
  const open = async (version: JudgedVersion) => {
    const page = await openPage(browser, served, version);
    await engine.install(page, version);
    await page.evaluate(() => window.benchEngine.load());
    return page;
  };
  return {
    name: engine.name,
    async answer(version, query) {
      const known = pages.get(version) ?? open(version);
      pages.set(version, known);
      return (await known).evaluate(([text, limit]) => window.benchEngine.search(text, limit), [
        query,
        engine.listed,
      ] as const);
    },
    async close() {
      for (const page of pages.values()) await (await page).context().close();
      pages.clear();
    },
  };
}
