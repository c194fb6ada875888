import { buildSync } from 'esbuild';
import { load } from 'cheerio';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, emptied } from '../../support/workspace';
import { crawlBuilt, type CorpusPage } from '../corpus';
import type { Engine } from '../engines';
import { byVersion, judgedVersions } from '../queries';

/** The default options of the plugin that its index and its search depend on. */
const OPTIONS = {
  language: ['en'],
  removeDefaultStopWordFilter: [] as string[],
  removeDefaultStemmer: false,
  ignoreCssSelectors: [] as string[],
  forceIgnoreNoIndex: false,
  fuzzyMatchingDistance: 1,
  searchIndexUrl: '',
};
/** The number of results that its interface lists. */
const LISTED = 8;

// The parts of the plugin's code that are called here.
type Indexes = { documents: object[]; index: object }[];
type Server = {
  scanDocuments: (
    files: { filePath: string; url: string; type: 'docs' }[],
    options: typeof OPTIONS,
  ) => Promise<object[][]>;
  buildIndex: (documents: object[][], options: typeof OPTIONS) => Indexes;
};
type Worker = {
  lowLevelFetchIndexes: () => Promise<{ wrappedIndexes: object[]; zhDictionary: string[] }>;
  search: (
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
  ) => Promise<{ document: { u: string; h?: string } }[]>;
};

const PACKAGE = dirname(require.resolve('@easyops-cn/docusaurus-search-local/package.json'));
const required = <T>(file: string) => require(file) as T;

/** The class that the plugin runs in a worker, without the worker. */
function workerClass(folder: string): new () => Worker {
  const write = (name: string, code: string) => {
    writeFileSync(join(folder, name), code);
    return join(folder, name);
  };
  const constants = Object.entries(OPTIONS).map(
    ([name, value]) => `export const ${name} = ${JSON.stringify(value)};`,
  );
  const outfile = join(folder, 'worker.cjs');
  buildSync({
    entryPoints: [join(PACKAGE, 'dist/client/client/theme/worker.js')],
    bundle: true,
    format: 'cjs',
    platform: 'node',
    outfile,
    alias: {
      comlink: write('comlink.js', 'export const expose = () => undefined;'),
      '@generated/@easyops-cn/docusaurus-search-local/default/generated-constants.js': write(
        'constants.js',
        constants.join('\n'),
      ),
    },
  });
  return required<{ SearchWorker: new () => Worker }>(outfile).SearchWorker;
}

/** The built page with the questions as further keywords, which the plugin indexes as such. */
function fed({ html, keywords, questions }: CorpusPage): string {
  const $ = load(html);
  $('meta[name="keywords"]').remove();
  const content = [keywords, ...questions].filter(Boolean).join(',');
  $('head').append($('<meta name="keywords">').attr('content', content));
  return $.html();
}

/** The index that the plugin builds of the built pages. */
async function indexOf(pages: readonly CorpusPage[], folder: string): Promise<Indexes> {
  const utils = join(PACKAGE, 'dist/server/server/utils');
  const { scanDocuments } = required<Pick<Server, 'scanDocuments'>>(join(utils, 'scanDocuments'));
  const { buildIndex } = required<Pick<Server, 'buildIndex'>>(join(utils, 'buildIndex'));
  const files = pages.map((page) => {
    const filePath = join(folder, page.url, 'index.html');
    mkdirSync(dirname(filePath), { recursive: true });
    writeFileSync(filePath, fed(page));
    return { filePath, url: page.url, type: 'docs' as const };
  });
  return buildIndex(await scanDocuments(files, OPTIONS), OPTIONS);
}

/** The engine of @easyops-cn/docusaurus-search-local with its default options, an index for each version. */
export async function easyopsEngine(): Promise<Engine> {
  const folder = emptied('easyops');
  const SearchWorker = workerClass(folder);
  const workers = byVersion(() => new SearchWorker());
  for (const version of judgedVersions) {
    const indexes = await indexOf(crawlBuilt(build, version), folder);
    const wrappedIndexes = indexes.map((index, type) => ({ ...index, type }));
    workers[version].lowLevelFetchIndexes = () =>
      Promise.resolve({ wrappedIndexes, zhDictionary: [] });
  }
  return {
    fed: 'both as keywords, which it indexes apart from the text',
    answer: async (version, query) => {
      const results = await workers[version].search('/', '', query, LISTED);
      return results.map(({ document: { u, h } }) => u + (h ?? ''));
    },
  };
}
