import { load } from 'cheerio';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launchBrowser, newPage } from '../../../support/browser';
import { serveSite } from '../../../support/serve';
import { build, emptied, installPackages, run } from '../../../support/workspace';
import { crawlBuilt, type CorpusPage } from '../../corpus';
import type { Engine } from '../../engines';
import { byVersion, type JudgedVersion, judgedVersions } from '../../queries';

/** More results than are judged; each is a page. */
const LISTED = 10;

// The parts of its API that are called here.
type Pagefind = {
  init: () => Promise<void>;
  search: (query: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }>;
};

/** The article of a built page, with keywords and questions as hidden text. */
function htmlOf({ html, pageTitle, keywords, questions }: CorpusPage): string {
  const $ = load(html);
  const hidden = $('<div hidden>');
  for (const text of [keywords, ...questions]) hidden.append($('<p>').text(text));
  const article = $('article').first().append(hidden);
  const title = $('<title>').text(pageTitle);
  return `<!doctype html><html lang="en"><head>${$.html(title)}</head><body>${$.html(article)}</body></html>`;
}

/** Writes the pages of a version and their index. */
function writeSite(version: JudgedVersion): string {
  const installed = installPackages('pagefind', __dirname);
  const folder = emptied(`pagefind-${version}`);
  for (const page of crawlBuilt(build, version)) {
    const file = join(folder, page.url, 'index.html');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, htmlOf(page));
  }
  run(join(installed, 'node_modules', '.bin', 'pagefind'), ['--site', '.'], folder);
  writeFileSync(join(folder, 'index.html'), '<!doctype html><html lang="en"><title>Search</title>');
  return folder;
}

/** Pagefind with default options, an index for each version. It runs in a browser only. */
export async function pagefindEngine(): Promise<Engine> {
  const folders = byVersion(writeSite);
  const browser = await launchBrowser();
  const pages = byVersion(() => newPage(browser));
  const servers = await Promise.all(
    judgedVersions.map(async (version) => {
      const server = await serveSite(folders[version]);
      await (await pages[version]).goto(server.origin);
      return server;
    }),
  );
  return {
    fed: 'both as hidden text of the page',
    answer: async (version, query) =>
      (await pages[version]).evaluate(
        async ([path, text, limit]) => {
          const pagefind = (await import(path)) as Pagefind;
          await pagefind.init();
          const { results } = await pagefind.search(text);
          const data = await Promise.all(results.slice(0, limit).map((result) => result.data()));
          return data.map(({ url }) => url);
        },
        ['/pagefind/pagefind.js', query, LISTED] as const,
      ),
    close: async () => {
      await browser.close();
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
