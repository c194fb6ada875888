import { parseArgs } from 'node:util';
import { devDependencies } from '../package.json';
import { machine, report, runCommand, table } from '../support/report';
import { engineNames, openEngine } from './engines';
import { writeFloors } from './floors';
import { isRight, type Verdict } from './judge';
import { dependencies } from './peers/pagefind/package.json';
import { acceptedSets, judgedVersions, querySets } from './queries';
import { byKind, countOf, rank, type Ranking, summary } from './ranking';

/**
 * npm run bench:search: ranks the judged queries with our search and with four others, on the pages of the build.
 *   --engine <list>  comma-separated: ours, easyops, pagefind, vitepress, minisearch; default: all. Ours takes seconds
 *   --show           lists each tuning query whose first result of ours is not relevant, and nothing else
 *   --accept         accepts the values of ours, which the tests compare with from now on
 *   --write          writes bench/results/search.md
 */
const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: engineNames.join(',') },
    show: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const METHOD = `Judged queries with the pages that answer them (bench/search/queries). Results are reduced to distinct pages; the rank is
that of the first page which answers. MRR@10 is the mean of 1/rank, 0 beyond ten pages; hit@1 and hit@3 are the shares of queries
with an answer on the first page and on the first three. The kind \`nothing\`, right when nothing is answered, has a column of its
own. Each engine has an index for each version, and lists what its interface lists: ours and easyops 8 sections, VitePress 16,
Pagefind 10 pages, MiniSearch 8 pages. In the tables by kind a cell has MRR@10 and hit@3. A query that an earlier set has too is left
out; nobody tunes by the unread ones, so compare engines by them.`;

const ENGINES: Record<string, string> = {
  easyops: '@easyops-cn/docusaurus-search-local with default options',
  pagefind: `Pagefind ${dependencies.pagefind} with default options`,
  vitepress: `the local search of VitePress: MiniSearch ${devDependencies.minisearch} with the options of VitePress`,
  minisearch: `MiniSearch ${devDependencies.minisearch} with settings tuned by coordinate descent on the tuning queries`,
};

function miss({ kind, q, rank: place, pages, answers }: Verdict): string {
  const found = answers.length === 0 ? 'nothing' : answers.slice(0, 3).join('  ');
  return `${place || '-'}\t${kind}\t${q}\n\twants ${pages.join('  ') || 'nothing'}\n\tgives ${found}`;
}

async function showMisses(): Promise<void> {
  const { verdicts } = await rank(await openEngine('ours'), 'tuning');
  for (const version of judgedVersions) {
    const missed = verdicts[version].filter((verdict) => !isRight(verdict));
    console.log(`${version}:\n${missed.map(miss).join('\n')}\n`);
  }
}

async function accept(): Promise<void> {
  const ours = await openEngine('ours');
  const rankings: Ranking[] = [];
  for (const set of acceptedSets) rankings.push(await rank(ours, set));
  writeFloors(rankings);
}

async function compare(): Promise<void> {
  const sets = querySets.map((set) => ({ set, comparison: new Map<string, Ranking>() }));
  const rows: string[][] = [];
  // One engine after the other: there are two processors.
  for (const name of options.engine.split(',')) {
    const engine = await openEngine(name);
    for (const { set, comparison } of sets) comparison.set(name, await rank(engine, set));
    await engine.close?.();
    rows.push([name, ENGINES[name] ?? 'the search of this site', engine.fed]);
    console.error(`Ranked: ${name}`);
  }
  report('search', options.write, [
    '# Ranking of the search beside four others',
    METHOD,
    'Every engine has the same pages, and the keywords and questions that their writers gave them:',
    table(['engine', 'what it is', 'where it has keywords and questions'], rows),
    ...sets.flatMap(({ set, comparison }) => [
      `## Set \`${set}\``,
      ...[...comparison.values()].slice(0, 1).map(countOf),
      summary(comparison),
      // Of the unread set, nobody looks at more than totals.
      ...(set === 'unread' ? [] : judgedVersions).flatMap((version) => [
        `${version}:`,
        byKind(comparison, version),
      ]),
    ]),
    machine(),
  ]);
}

runCommand(async () => {
  if (options.accept) await accept();
  else if (options.show) await showMisses();
  else await compare();
});
