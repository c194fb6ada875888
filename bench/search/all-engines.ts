import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '../support/browser';
import { type BrowserEngine, type EngineName, engineNames, type RankedEngine } from './engines';
import { ourEngine } from './ours';
import { oursInBrowser } from './ours-in-browser';
import { buildEasyops } from './peers/easyops';
import {
  easyopsInBrowser,
  minisearchInBrowser,
  pagefindInBrowser,
  vitepressInBrowser,
} from './peers/in-browser';
import { buildMinisearch } from './peers/minisearch/site';
import { buildPagefind } from './peers/pagefind';
import { buildVitepress } from './peers/vitepress';
import { root } from '../support/workspace';
import { installPeers } from './peers/packages';
import { rankedInBrowser, serveAll } from './site';

/** The built site that is measured. */
export const build = join(root, 'build');

const makers: Record<EngineName, () => Promise<BrowserEngine>> = {
  ours: () => Promise.resolve(oursInBrowser(build)),
  easyops: async () => easyopsInBrowser(await buildEasyops()),
  pagefind: async () => pagefindInBrowser(await buildPagefind()),
  vitepress: async () => vitepressInBrowser(await buildVitepress()),
  minisearch: async () => minisearchInBrowser(await buildMinisearch()),
};

/**
 * An engine for the pages of this site; a peer is installed and built first, unless that is already done for these pages.
 * @throws Error if the site is not built
 */
export async function makeEngine(name: EngineName): Promise<BrowserEngine> {
  if (!existsSync(build)) throw new Error(`${build} is missing: run "npm run build" first.`);
  await installPeers();
  return makers[name]();
}

/**
 * An engine by its name, ready for queries: ours without a browser, the others as their sites are published.
 * @throws Error if there is no such engine, or if the site is not built
 */
export async function openEngine(name: string): Promise<RankedEngine> {
  const known = engineNames.find((engine) => engine === name);
  if (!known) throw new Error(`No engine "${name}"; there are ${engineNames.join(', ')}.`);
  if (known === 'ours') return ourEngine(build);
  const [served] = await serveAll([await makeEngine(known)]);
  if (!served) throw new Error(`${known} has no site.`);
  const browser = await launchBrowser();
  const engine = rankedInBrowser(browser, served);
  return {
    ...engine,
    async close() {
      await browser.close();
      await served.server.close();
    },
  };
}
