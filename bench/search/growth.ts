import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSynonyms } from '../../src/search/plugin/readSynonyms';
import { docsTag, indexFileName } from '../../src/search/core/constants';
import { buildIndex, loadIndex, search, type SearchIndex } from '../../src/search/core/engine';
import { toDocuments } from '../../src/search/core/sections';
import { pageRoutes } from '../../src/site/routes';
import { search as siteOptions } from '../../src/site/search';
import { BEST_BROTLI, brotli, CDN_BROTLI } from '../../tools/lib/compress';
import { table } from '../support/report';
import { kilobytes, rounded, spread, tail } from '../support/stats';
import { crawlBuilt } from './corpus';
import { grown, languageOf } from './synthetic';

const TIMES = [1, 4, 10];
const LOADS = 5;

function sizes(json: string): string[] {
  const content = Buffer.from(json);
  return [
    kilobytes(content.length),
    ...[CDN_BROTLI, BEST_BROTLI].map((quality) => kilobytes(brotli(content, quality).length)),
  ];
}

function timed<T>(work: () => T): { took: number; result: T } {
  const start = performance.now();
  const result = work();
  return { took: performance.now() - start, result };
}

function keystrokes(index: SearchIndex, prefixes: readonly string[]): number[] {
  return prefixes.map((prefix) => timed(() => search([index], prefix)).took);
}

/**
 * Measures how the index of ACE 5 grows with the number of pages.
 * @param prefixes the query after each key press
 */
export async function growthTable(build: string, prefixes: readonly string[]): Promise<string> {
  const synonyms = await readSynonyms(siteOptions.synonyms);
  const ace5 = pageRoutes.filter((route) => !/^\/docs\/ace4(?:\/|$)/.test(route));
  const pages = crawlBuilt(build, ace5);
  const rows = TIMES.map((times) => {
    const more = grown(pages, times);
    const documents = toDocuments(more, siteOptions.ignoredSections);
    const json = JSON.stringify(
      buildIndex(documents, {
        indexParentCategories: siteOptions.indexParentCategories,
        pathWeights: siteOptions.pathWeights,
        synonyms,
      }),
    );
    const loads = Array.from({ length: LOADS }, () => timed(() => loadIndex(JSON.parse(json))));
    const [index] = loads.map(({ result }) => result);
    if (!index) throw new Error('The index did not load.');
    keystrokes(index, prefixes);
    return [
      `${times}x`,
      String(more.length),
      String(documents.length),
      rounded(languageOf(more).words.size / 1000) + ' k',
      ...sizes(json),
      spread(loads.map(({ took }) => took)),
      tail(keystrokes(index, prefixes)),
    ];
  });
  const built = readFileSync(join(build, indexFileName(docsTag('default', 'ace5'))), 'utf8');
  return table(
    [
      'pages',
      'n',
      'sections',
      'distinct words',
      'raw',
      'brotli 5',
      'brotli 11',
      'load',
      'keystroke p50 / p99',
    ],
    [['as built', '', '', '', ...sizes(built), '', ''], ...rows],
  );
}
