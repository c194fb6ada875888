import { load as parse } from 'cheerio';
import { buildSync } from 'esbuild';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { build, emptied } from '../../support/workspace';
import { crawlBuilt, type CorpusPage } from '../corpus';
import type { Engine } from '../engines';
import { byVersion, judgedVersions } from '../queries';

/** The default options of the plugin that its index and its search depend on. */
const OPTIONS = {
  language: ['en'],
  removeDefaultStopWordFilter: [],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [],
  forceIgnoreNoIndex: false,
  fuzzyMatchingDistance: 1,
  searchIndexUrl: '',
};
/** The number of results that its interface lists. */
const LISTED = 8;

const load = createRequire(__filename);
const PLUGIN = dirname(load.resolve('@easyops-cn/docusaurus-search-local/package.json'));

// The parts of the plugin's code that are called here.
type Index = { documents: object[]; index: object };
type Worker = {
  lowLevelFetchIndexes: () => Promise<{ wrappedIndexes: Index[]; zhDictionary: string[] }>;
  search: (
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
  ) => Promise<{ document: { u: string } }[]>;
};
const { scanDocuments } = load(join(PLUGIN, 'dist/server/server/utils/scanDocuments')) as {
  scanDocuments: (files: object[], options: typeof OPTIONS) => Promise<object[][]>;
};
const { buildIndex } = load(join(PLUGIN, 'dist/server/server/utils/buildIndex')) as {
  buildIndex: (documents: object[][], options: typeof OPTIONS) => Index[];
};

/** The class that the plugin runs in a worker, without the worker. */
function workerClass(folder: string): new () => Worker {
  const outfile = join(folder, 'worker.cjs');
  const comlink = join(folder, 'comlink.js');
  const constants = join(folder, 'constants.js');
  writeFileSync(comlink, 'export const expose = () => undefined;');
  writeFileSync(constants, `module.exports = ${JSON.stringify(OPTIONS)};`);
  buildSync({
    entryPoints: [join(PLUGIN, 'dist/client/client/theme/worker.js')],
    bundle: true,
    platform: 'node',
    outfile,
    alias: {
      comlink,
      '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js': constants,
    },
  });
  return (load(outfile) as { SearchWorker: new () => Worker }).SearchWorker;
}

/** Writes a built page with the questions as further keywords, which the plugin indexes apart from the text. */
function writePage({ html, url, keywords, questions }: CorpusPage, folder: string) {
  const $ = parse(html);
  const content = [keywords, ...questions].filter(Boolean).join(',');
  $('meta[name="keywords"]').remove();
  $('head').append($('<meta name="keywords">').attr('content', content));
  const filePath = join(folder, url, 'index.html');
  mkdirSync(dirname(filePath), { recursive: true });
  writeFileSync(filePath, $.html());
  return { filePath, url, type: 'docs' };
}

/** The engine of @easyops-cn/docusaurus-search-local with its default options, an index for each version. */
export async function easyopsEngine(): Promise<Engine> {
  const folder = emptied('easyops');
  const SearchWorker = workerClass(folder);
  const workers = byVersion(() => new SearchWorker());
  for (const version of judgedVersions) {
    const files = crawlBuilt(build, version).map((page) => writePage(page, folder));
    const indexes = buildIndex(await scanDocuments(files, OPTIONS), OPTIONS);
    const wrappedIndexes = indexes.map((index, type) => ({ ...index, type }));
    workers[version].lowLevelFetchIndexes = () =>
      Promise.resolve({ wrappedIndexes, zhDictionary: [] });
  }
  return {
    fed: 'both as keywords, which it indexes apart from the text',
    answer: async (version, query) => {
      const results = await workers[version].search('/', '', query, LISTED);
      return results.map(({ document }) => document.u);
    },
  };
}
