import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import { buildTexts } from '../../src/search/core/build';
import { MAX_INDEX_SIZE } from '../../src/search/core/constants';
import { buildIndex } from '../../src/search/core/engine';
import { type ParsedPage, toDocuments } from '../../src/search/core/sections';
import { splitIndex } from '../../src/search/core/split';
import { openIndex, searchAndLoad } from '../../src/search/core/split/search';
import { readSynonyms } from '../../src/search/plugin/readSynonyms';
import { search as siteOptions } from '../../src/site/search';
import { brotli } from '../../tools/lib/compress';
import { crawlBuilt } from '../search/corpus';
import { loadQueries } from '../search/queries';
import { machine, report, runCommand, table } from '../support/report';
import { kilobytes, median } from '../support/stats';
import { build } from '../support/workspace';
import { grown } from './synthetic';

/**
 * npm run bench:growth: bytes of the index before the first result of a title, by number of pages. Fails if they grow
 * with the site.
 *   --write  writes bench/results/growth.md
 */
const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } });

const TIMES = [1, 4, 10, 40];
/** The bytes of the most pages may be this many times those of the site. */
const MAX_GROWTH = 2;

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);
const compressed = (text: string) => brotli(Buffer.from(text)).length;

/** The index file as JSON, and the files of its parts by name; none if the index is one file. */
type Built = { json: string; parts: Map<string, string> };

function buildFiles(pages: readonly ParsedPage[], synonyms: string[][]): Built {
  const documents = toDocuments(pages, siteOptions.ignoredSections);
  const { texts } = buildTexts(documents, digest);
  const { indexParentCategories, pathWeights } = siteOptions;
  const whole = buildIndex(documents, { indexParentCategories, pathWeights, synonyms });
  const json = JSON.stringify(whole);
  if (json.length <= MAX_INDEX_SIZE) return { json, parts: new Map() };
  const { index, files } = splitIndex(whole, texts, digest);
  const parts = [...files].map(([name, file]) => [name, JSON.stringify(file)] as const);
  return { json: JSON.stringify(index), parts: new Map(parts) };
}

/** The bytes and the requests of a search in a new session. */
async function costOf({ json, parts }: Built, query: string) {
  const cost = { bytes: compressed(json), requests: 1 };
  const index = openIndex(JSON.parse(json), '', (name) => {
    const part = parts.get(name.split('/').at(-1) ?? '') ?? '';
    cost.bytes += compressed(part);
    cost.requests += 1;
    return Promise.resolve(JSON.parse(part));
  });
  await searchAndLoad([index], query);
  return cost;
}

runCommand(async () => {
  const synonyms = await readSynonyms(siteOptions.synonyms);
  const pages = crawlBuilt(build, 'ace5');
  const titles = loadQueries('ace5', 'tuning').filter(({ kind }) => kind === 'title');
  const rows: string[][] = [];
  const medians: number[] = [];
  for (const times of TIMES) {
    const built = buildFiles(grown(pages, times), synonyms);
    const costs = await Promise.all(titles.map(({ q }) => costOf(built, q)));
    const bytes = costs.map((cost) => cost.bytes);
    medians.push(median(bytes));
    rows.push([
      String(pages.length * times),
      kilobytes(compressed(built.json)),
      kilobytes(median(bytes)),
      kilobytes(Math.max(...bytes)),
      String(median(costs.map(({ requests }) => requests))),
    ]);
    console.error(`${times} times the pages`);
  }
  report('growth', options.write, [
    '# Growth of the search index',
    'The index of ACE 5, and of synthetic copies of its pages in addition: in a copy, a share of the words is drawn anew, and rarer words get new names. kB after brotli 5, without the code, that a search for a title loads in a new session.',
    table(['pages', 'index file', 'before the first result, median', 'most', 'requests'], rows),
    machine(),
  ]);
  const [site = 0] = medians;
  if (Math.max(...medians) > site * MAX_GROWTH) {
    throw new Error(`The bytes grow with the site: more than ${MAX_GROWTH} times those of today.`);
  }
});
