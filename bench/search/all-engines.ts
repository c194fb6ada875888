import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserEngine, EngineName } from './engines';
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
