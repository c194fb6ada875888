import type { Browser } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSynonyms } from '../../src/search/plugin/readSynonyms';
import { buildTexts } from '../../src/search/core/build';
import { docsTag, indexFileName, MAX_INDEX_SIZE } from '../../src/search/core/constants';
import {
  addPart,
  buildIndex,
  loadIndex,
  type SearchIndex,
  searchPages,
} from '../../src/search/core/engine';
import { toDocuments } from '../../src/search/core/sections';
import { splitIndex } from '../../src/search/core/split';
import { pageRoutes } from '../../src/site/routes';
import { search as siteOptions } from '../../src/site/search';
import type { ParsedPage } from '../../src/search/core/sections';
import { brotli, CDN_BROTLI } from '../../tools/lib/compress';
import { table } from '../support/report';
import { kilobytes, median, rounded, spread, tail } from '../support/stats';
import { crawlBuilt } from './corpus';
import { pagefindBytes } from './growth-pagefind';
import { grown } from './synthetic';

const TIMES = [1, 4, 10, 40];
const LOADS = 5;
const MEGABYTE = 1_000_000;

function timed<T>(work: () => T): { took: number; result: T } {
  const start = performance.now();
  const result = work();
  return { took: performance.now() - start, result };
}

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
const compressed = (text: string) => brotli(Buffer.from(text), CDN_BROTLI).length;

/** The index file of a size of the site, and its parts by name as JSON; none if it is one file. */
type Built = { json: string; parts: Map<string, string> };

function build(pages: readonly ParsedPage[], synonyms: string[][]): Built {
  const documents = toDocuments(pages, siteOptions.ignoredSections);
  const { texts } = buildTexts(documents, digest);
  const whole = buildIndex(documents, {
    indexParentCategories: siteOptions.indexParentCategories,
    pathWeights: siteOptions.pathWeights,
    synonyms,
  });
  const json = JSON.stringify(whole);
  if (json.length <= MAX_INDEX_SIZE) return { json, parts: new Map() };
  const { index, files } = splitIndex(whole, texts, digest);
  return {
    json: JSON.stringify(index),
    parts: new Map([...files].map(([name, file]) => [name, JSON.stringify(file)])),
  };
}

/** A search that loads the parts that it needs; the time is that of the answer once they are there. */
function ask(index: SearchIndex, { parts }: Built, query: string) {
  let bytes = 0;
  let requests = 0;
  for (;;) {
    const { took, result } = timed(() => searchPages([index], query));
    if (!result.missing) return { took, bytes, requests };
    for (const { name } of result.missing) {
      const part = parts.get(name.split('/').at(-1) ?? '') ?? '';
      bytes += compressed(part);
      requests += 1;
      addPart(index, name, JSON.parse(part));
    }
  }
}

const mostAndMiddle = (values: readonly number[], show: (value: number) => string) =>
  `${show(median(values))} / ${show(Math.max(...values))}`;

async function row(
  browser: Browser,
  times: number,
  pages: readonly ParsedPage[],
  synonyms: string[][],
  queries: Queries,
) {
  const { took: building, result: built } = timed(() => build(pages, synonyms));
  const memory = process.memoryUsage().rss;
  const load = () => loadIndex(JSON.parse(built.json));
  const loads = Array.from({ length: LOADS }, () => timed(load).took);
  const main = compressed(built.json);
  const first = queries.titles.map((query) => ask(load(), built, query));
  const index = load();
  queries.prefixes.forEach((prefix) => ask(index, built, prefix));
  const keystrokes = queries.prefixes.map((prefix) => ask(index, built, prefix).took);
  const pagefind = await pagefindBytes(browser, `pagefind-${times}x`, pages, queries.titles);
  return [
    `${times}x`,
    String(pages.length),
    String(index.sections),
    kilobytes(main),
    mostAndMiddle(
      first.map(({ bytes }) => main + bytes),
      kilobytes,
    ),
    mostAndMiddle(pagefind, kilobytes),
    mostAndMiddle(
      first.map(({ requests }) => 1 + requests),
      String,
    ),
    spread(loads),
    tail(keystrokes),
    rounded(building / 1000),
    rounded(memory / MEGABYTE),
  ];
}

type Queries = { titles: readonly string[]; prefixes: readonly string[] };

/**
 * Measures how the index of ACE 5 grows with the number of pages.
 * @param browser for Pagefind, whose index of the same pages is beside it
 * @param queries titles, which are the first queries, and the query after each key press
 */
export async function growthTable(
  browser: Browser,
  dir: string,
  queries: Queries,
): Promise<string> {
  const synonyms = await readSynonyms(siteOptions.synonyms);
  const ace5 = pageRoutes.filter((route) => !/^\/docs\/ace4(?:\/|$)/.test(route));
  const pages = crawlBuilt(dir, ace5);
  const asBuilt = readFileSync(join(dir, indexFileName(docsTag('default', 'ace5'))), 'utf8');
  const rows: string[][] = [];
  for (const times of TIMES) {
    rows.push(await row(browser, times, grown(pages, times), synonyms, queries));
  }
  return table(
    [
      'pages',
      'n',
      'sections',
      'index file',
      'before the first result, median / most',
      'the same of Pagefind',
      'requests, median / most',
      'load',
      'keystroke p50 / p99',
      'build, s',
      'memory, MB',
    ],
    [['as built', '', '', kilobytes(compressed(asBuilt)), '', '', '', '', '', '', ''], ...rows],
  );
}
