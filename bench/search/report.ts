import { dependencies } from './peers/package.json';

/** The parts of the benchmark, in the order of the page. */
export const parts = ['ranking', 'size', 'speed', 'growth'] as const;
export type Part = (typeof parts)[number];

const TITLES: Record<Part, string> = {
  ranking: 'Ranking',
  size: 'Size',
  speed: 'Speed',
  growth: 'Growth',
};

const METHOD: Record<Part, string> = {
  ranking: `Judged queries with the pages that answer them (bench/search/queries). A list of results is reduced to distinct
pages; the rank is that of the first page which answers. MRR@10 is the mean of 1/rank, 0 beyond ten pages; hit@1 and hit@3 are
the shares of queries with an answer on the first page and on the first three. The kind \`nothing\`, right when nothing is
answered, has a column of its own. Pagefind and VitePress answer with both versions mixed; here the pages of the other version
are left out, and the last column has what a reader sees. Lists are as long as the interface lets a reader see: ours and easyops 8
sections, VitePress 16, Pagefind 30 pages; MiniSearch 8 pages. In the tables by kind a cell holds MRR@10 and hit@3. A query that
an earlier set has too is left out; nobody tunes by the unread ones.`,
  size: `What arrives from the moment the reader opens the search until the first result of a title query is on the page: code,
worker, index. Taken in Chromium on a line of 60 ms and 10 Mbit/s, where a file counts when its last byte came before the
result. Pagefind's files come compressed; its page is empty, so that no part of its interface is loaded before. MiniSearch has no
interface: its files are the worker and the index of one version.`,
  speed: `Milliseconds. First result: new browser context, from opening the search to the first result of a title query, n = 5,
median [lowest-highest], engines in turn, after one run that is not counted; Pagefind's interface waits 300 ms and VitePress' 200 ms
after each key. Longest main-thread task: from opening the search, while three titles are typed at 80 ms a key, n = 3. Engine:
without its interface, in its worker where it has one; only VitePress has none. MiniSearch has an engine alone.`,
  growth: `Our index of ACE 5, built by src/search from the sections of the built pages, and from those with synthetic copies
in addition. In a copy each word is replaced with one drawn from the corpus' own word frequencies in 30 % of places, and as many of its rarer words
get a new name, the same all over the copy, as the vocabulary would gain in that much more text (Heaps' law with the corpus' own exponent,
measured on half of its pages) and with letters that follow each other as in its words; pages and addresses are new. An identifier is one
word. Bytes after brotli 5, without the code: of the index file, and of all files that a title query loads in a new session; those
of Pagefind, of the same sections, with the five results that its interface shows. Times on Node, in milliseconds: load from JSON text, n = 5; keystroke when the files of the query are there; memory of the process after the build.`,
};

/**
 * The page of results.
 * @param taken time and machine of the measurement
 */
export function page(taken: string, tables: ReadonlyMap<Part, string>): string {
  const sections = parts.flatMap((part) => {
    const table = tables.get(part);
    return table ? [`## ${TITLES[part]}\n\n${METHOD[part]}\n\n${table}`] : [];
  });
  return [
    '# Search compared with four others',
    `\`npm run bench:search -- --write\`, ${taken}. Engines: ours; easyops (the plugin @easyops-cn/docusaurus-search-local as it comes); Pagefind ${dependencies.pagefind} with its default interface; VitePress ${dependencies.vitepress} with its local search; MiniSearch ${dependencies.minisearch} with our sections, words, stems, stop words, synonyms and keywords, and the settings that are best for the tuning queries (bench/search/peers/minisearch/settings.json).`,
    ...sections,
  ].join('\n\n');
}
