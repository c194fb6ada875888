import type { Browser, Page } from '@playwright/test';
import { BEST_BROTLI, CDN_BROTLI, encodeFile } from '../../tools/lib/compress';
import { table } from '../support/report';
import { SLOW_LINE, type Served } from '../support/serve';
import { kilobytes } from '../support/stats';
import { firstResult } from './drive';
import type { BrowserEngine } from './engines';
import { openPage, type ServedEngine } from './site';

type Sum = { files: number; raw: number; best: number; cdn: number };

/** The files that are loaded until the first result, and after it. */
type Size = { name: string; before: Sum; after: Sum; largest: string[] };

// Our search fetches only these files; pages that a result prefetches do not count.
const SEARCH_FILE = /search/;
const SETTLE = 3000;

function sizeOf(requests: readonly Served[]): Sum {
  const total = (measure: (request: Served) => number) =>
    requests.reduce((sum, request) => sum + measure(request), 0);
  const compressed = (quality: number) =>
    total(({ file, bytes, encoding }) =>
      file && encoding === 'br' ? encodeFile(file, 'br', quality).length : bytes,
    );
  return {
    files: requests.length,
    raw: total(({ raw }) => raw),
    cdn: compressed(CDN_BROTLI),
    best: compressed(BEST_BROTLI),
  };
}

/**
 * The time of the first answer of an engine without an interface.
 * @returns milliseconds since the epoch
 */
async function firstAnswer(page: Page, engine: BrowserEngine, query: string): Promise<number> {
  await engine.install(page, 'ace5');
  return page.evaluate(
    async ({ text, limit }) => {
      await window.benchEngine.load();
      await window.benchEngine.search(text, limit);
      return performance.timeOrigin + performance.now();
    },
    { text: query, limit: engine.shown },
  );
}

async function measureOne(browser: Browser, served: ServedEngine, query: string): Promise<Size> {
  const { engine, server } = served;
  const page = await openPage(browser, served, 'ace5');
  server.requests.length = 0;
  // On a slow connection, to separate the files that the first result needs from later ones.
  server.setLine(SLOW_LINE);
  const shownAt = engine.interface
    ? (await firstResult(page, engine.interface, query)).shownAt
    : await firstAnswer(page, engine, query);
  await page.waitForTimeout(SETTLE);
  server.setLine(undefined);
  const requests = server.requests.filter(({ status }) => status === 200);
  const arrived = ({ finishedAt = Infinity }: Served) => finishedAt <= shownAt;
  const before = requests.filter(arrived);
  await page.context().close();
  return {
    name: engine.name,
    before: sizeOf(before),
    after: sizeOf(
      requests.filter((request) => !arrived(request) && SEARCH_FILE.test(request.path)),
    ),
    largest: before
      .sort((a, b) => b.bytes - a.bytes)
      .slice(0, 3)
      .map(({ path, bytes }) => `${path.split('/').pop()} ${kilobytes(bytes)}`),
  };
}

/** The files that must be loaded before the first result of a title query, by engine. */
export async function sizeTable(
  browser: Browser,
  engines: readonly ServedEngine[],
  query: string,
): Promise<string> {
  const rows: string[][] = [];
  for (const served of engines) {
    const { name, before, after, largest } = await measureOne(browser, served, query);
    const later = after.files > 0 ? `${kilobytes(after.cdn)} / ${kilobytes(after.best)}` : '-';
    rows.push([
      name,
      String(before.files),
      kilobytes(before.raw),
      kilobytes(before.cdn),
      kilobytes(before.best),
      later,
      largest.join(', '),
    ]);
  }
  return table(
    [
      'engine',
      'files',
      'raw',
      'brotli 5',
      'brotli 11',
      'search files after it (5 / 11)',
      'largest',
    ],
    rows,
  );
}
