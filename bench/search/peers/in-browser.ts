import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { BrowserEngine } from '../engines';
import type { MiniSearchAnswer, MiniSearchRequest } from './minisearch/worker';
import { peerFile } from './packages';

// The parts of the peers' APIs that are called here.
type Comlink = { wrap: (worker: Worker) => new () => Promise<EasyopsWorker> };
type EasyopsWorker = {
  fetchIndexes: (baseUrl: string, context: string) => Promise<void>;
  search: (
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
  ) => Promise<{ document: { u: string; h?: string } }[]>;
};
type Pagefind = {
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
};
type MiniSearchClass = {
  loadJSON: (json: string, options: object) => { search: (query: string) => { id: string }[] };
};

/** The address of the worker that the site starts when its search field gets the focus. */
async function workerOf(page: Page, opener: string): Promise<string> {
  const [worker] = await Promise.all([page.waitForEvent('worker'), page.focus(opener)]);
  return worker.url();
}

/** @param dir a site built by Docusaurus with the easyops plugin */
export function easyopsInBrowser(dir: string): BrowserEngine {
  const box = '.navbar__search-input';
  return {
    name: 'easyops',
    dir,
    page: (version) =>
      version === 'ace4' ? '/docs/ace4/intro/security/' : '/docs/intro/security/',
    interface: {
      opener: (page) => page.locator(box),
      input: box,
      result: '.navbar__search [class*="suggestion_"]',
    },
    shown: 8,
    listed: 8,
    async install(page, version) {
      const worker = await workerOf(page, box);
      // Not as a script element: the Content Security Policy of the page blocks it.
      await page.evaluate(readFileSync(peerFile('comlink/dist/umd/comlink.min.js'), 'utf8'));
      await page.evaluate(
        async ([url, baseUrl]) => {
          const { Comlink } = window as unknown as { Comlink: Comlink };
          const engine = await new (Comlink.wrap(new Worker(url)))();
          window.benchEngine = {
            load: () => engine.fetchIndexes(baseUrl, ''),
            search: async (query, limit) =>
              (await engine.search(baseUrl, '', query, limit)).map(
                ({ document: { u, h } }) => u + (h ?? ''),
              ),
          };
        },
        [worker, version === 'ace4' ? '/docs/ace4/' : '/'] as const,
      );
    },
  };
}

/** @param dir a site with Pagefind's index and a page that opens its interface */
export function pagefindInBrowser(dir: string): BrowserEngine {
  return {
    name: 'pagefind',
    dir,
    page: () => '/',
    interface: {
      opener: (page) => page.locator('#open'),
      input: '.pagefind-ui__search-input',
      result: '.pagefind-ui__result-link',
    },
    shown: 5,
    listed: 30,
    install: (page) =>
      page.evaluate(async (url) => {
        const pagefind = (await import(url)) as Pagefind;
        window.benchEngine = {
          load: () => pagefind.init(),
          search: async (query, limit) => {
            const { results } = await pagefind.search(query);
            const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
            return data.map((result) => result.url);
          },
        };
      }, '/pagefind/pagefind.js'),
  };
}

/** @param dir a site built by VitePress with its local search */
export function vitepressInBrowser(dir: string): BrowserEngine {
  return {
    name: 'vitepress',
    dir,
    page: (version) =>
      version === 'ace4' ? '/docs/ace4/intro/security/' : '/docs/intro/security/',
    interface: {
      opener: (page) => page.locator('.VPNavBarSearch button'),
      input: '#localsearch-input',
      result: '.VPLocalSearchBox a.result',
    },
    shown: 16,
    listed: 16,
    async install(page) {
      const chunks = join('assets', 'chunks');
      const index = readdirSync(join(dir, chunks)).find((name) =>
        name.startsWith('@localSearchIndex'),
      );
      await page.addScriptTag({ path: peerFile('minisearch/dist/umd/index.js') });
      await page.evaluate((url) => {
        const { MiniSearch } = window as unknown as { MiniSearch: MiniSearchClass };
        let engine: ReturnType<MiniSearchClass['loadJSON']> | undefined;
        window.benchEngine = {
          // On the main thread, with the options of VPLocalSearchBox.vue.
          load: async () => {
            engine = MiniSearch.loadJSON(((await import(url)) as { default: string }).default, {
              fields: ['title', 'titles', 'text'],
              storeFields: ['title', 'titles'],
              searchOptions: {
                fuzzy: 0.2,
                prefix: true,
                boost: { title: 4, text: 2, titles: 1 },
              },
            });
          },
          search: (query, limit) =>
            Promise.resolve((engine?.search(query) ?? []).slice(0, limit).map(({ id }) => id)),
        };
      }, `/${chunks}/${index}`);
    },
  };
}

/** @param dir a site with MiniSearch in a worker and the index of each version, without an interface */
export function minisearchInBrowser(dir: string): BrowserEngine {
  return {
    name: 'minisearch',
    dir,
    page: () => '/',
    interface: undefined,
    shown: 8,
    listed: 8,
    install: (page, version) =>
      page.evaluate((url) => {
        const worker = new Worker('/engine.js');
        const waiting = new Map<number, (routes: string[]) => void>();
        let id = 0;
        worker.addEventListener('message', ({ data }: MessageEvent<MiniSearchAnswer>) => {
          waiting.get(data.id)?.(data.routes);
          waiting.delete(data.id);
        });
        const ask = (request: Omit<MiniSearchRequest, 'id'>) =>
          new Promise<string[]>((resolve) => {
            waiting.set(++id, resolve);
            worker.postMessage({ ...request, id });
          });
        window.benchEngine = {
          load: () => ask({ url }),
          search: (query, limit) => ask({ query, limit }),
        };
      }, `/${version}.json`),
  };
}
