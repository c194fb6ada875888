import type { Browser } from '@playwright/test';
import type { ParsedPage } from '../../src/search/core/sections';
import { serveSite } from '../support/serve';
import { pagefindInBrowser } from './peers/in-browser';
import { installPeers } from './peers/packages';
import { buildPagefindOf } from './peers/pagefind';
import { openPage } from './site';

/** The code of the engine, which does not grow with the pages. */
const CODE = /\.js$|\/wasm\./;

/**
 * The bytes of Pagefind's index that each query loads in a new session, with the results that its interface shows.
 * @param name folder of the site
 */
export async function pagefindBytes(
  browser: Browser,
  name: string,
  pages: readonly ParsedPage[],
  queries: readonly string[],
): Promise<number[]> {
  await installPeers();
  const dir = await buildPagefindOf(name, pages);
  const engine = pagefindInBrowser(dir);
  const server = await serveSite(dir);
  const sizes: number[] = [];
  for (const query of queries) {
    const page = await openPage(browser, { engine, server }, 'ace5');
    server.requests.length = 0;
    await engine.install(page, 'ace5');
    await page.evaluate(
      async ([text, limit]) => {
        await window.benchEngine.load();
        await window.benchEngine.search(text, limit);
      },
      [query, engine.shown] as const,
    );
    sizes.push(
      server.requests
        .filter(({ status, path }) => status === 200 && !CODE.test(path))
        .reduce((sum, { bytes }) => sum + bytes, 0),
    );
    await page.context().close();
  }
  await server.close();
  return sizes;
}
