import { parseArgs } from 'node:util';
import { devDependencies } from '../package.json';
import { machine, report } from '../support/report';
import { writeFloors } from './floors';
import { isRight, type Verdict } from './judge';
import { minisearchEngine } from './minisearch';
import { ourEngine } from './ours';
import { acceptedSets, querySets } from './queries';
import { countOf, rank, summary } from './ranking';

/**
 * npm run bench:search: ranks the judged queries with our search and with MiniSearch, on the pages of the build.
 *   --show    lists each tuning query whose first result of ours is not relevant, and nothing else
 *   --accept  accepts the values of ours, which the tests compare with from now on
 *   --write   writes bench/results/search.md
 */
const { values: options } = parseArgs({
  options: {
    show: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});

const METHOD = `Judged queries with the pages that answer them (bench/search/queries). Results are reduced to distinct pages; the rank is
that of the first page which answers. MRR@10 is the mean of 1/rank, 0 beyond ten pages; hit@1 and hit@3 are the shares of queries
with an answer on the first page and on the first three. The kind \`nothing\`, right when the reader is told that nothing answers, has a column of its
own. Each engine has an index for each version, and lists 8 results. A query that an earlier set has too is left out; nobody tunes
by the unread ones, so compare engines by them. The values of ours by kind are in bench/search/floors.json.

MiniSearch ${devDependencies.minisearch} is the control. It has the same pages, sections, keywords, questions, stems and stop words, and settings
that coordinate descent found on the tuning queries.`;

function miss({ kind, q, rank: place, pages, answers }: Verdict): string {
  const found = answers.length === 0 ? 'nothing' : answers.slice(0, 3).join('  ');
  return `${place || '-'}\t${kind}\t${q}\n\twants ${pages.join('  ') || 'nothing'}\n\tgives ${found}`;
}

function showMisses(): void {
  const { verdicts } = rank(ourEngine(), 'tuning');
  console.log(
    verdicts
      .filter((verdict) => !isRight(verdict))
      .map(miss)
      .join('\n'),
  );
}

function accept(): void {
  const ours = ourEngine();
  writeFloors(acceptedSets.map((set) => rank(ours, set)));
}

function compare(): void {
  const engines = { ours: ourEngine(), minisearch: minisearchEngine() };
  report('search', options.write, [
    '# Ranking of the search beside MiniSearch',
    METHOD,
    ...querySets.flatMap((set) => {
      const ours = rank(engines.ours, set);
      const comparison = { ours, minisearch: rank(engines.minisearch, set) };
      return [`## Set \`${set}\``, countOf(ours), summary(comparison)];
    }),
    machine(),
  ]);
}

if (options.accept) accept();
else if (options.show) showMisses();
else compare();
