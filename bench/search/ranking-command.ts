import { parseArgs } from 'node:util';
import { ablationTable } from './ablation';
import { build, openEngine } from './all-engines';
import { textsOf, writeFloors } from './floors';
import { isRight, type Verdict } from './judge';
import { ourEngine } from './ours';
import { acceptedSets, setNamed } from './queries';
import { byKind, rankAll, summary } from './ranking';

/**
 * npm run bench:ranking: ranking quality of an engine for the pages of an existing build; takes some seconds.
 *   --engine <name>  ours (default), or easyops, pagefind, vitepress, minisearch, which are built on first use
 *   --show           lists each query whose first result is not relevant, with its rank and the first three pages
 *   --set <name>     tuning (default), held-out, or unread; of the last two only metrics are shown
 *   --ablation       switches each rule off, one at a time, and shows what it brings
 *   --accept         accepts the values of the tuning and the held-out set, which the tests compare with from now on
 */
const { values: options } = parseArgs({
  options: {
    engine: { type: 'string', default: 'ours' },
    show: { type: 'boolean', default: false },
    set: { type: 'string', default: 'tuning' },
    ablation: { type: 'boolean', default: false },
    accept: { type: 'boolean', default: false },
  },
});

function miss({ kind, q, rank: place, pages, answers }: Verdict): string {
  const found = answers.length === 0 ? 'nothing' : answers.slice(0, 3).join('  ');
  return [
    `${place === 0 ? '-' : place}\t${kind}\t${q}`,
    `\twants ${pages.join('  ') || 'nothing'}`,
    `\tgives ${found}`,
  ].join('\n');
}

async function main(): Promise<void> {
  if (options.accept) {
    const engine = ourEngine(build);
    writeFloors(await rankAll(engine, acceptedSets), engine.name, textsOf(build));
    return;
  }
  const set = setNamed(options.set);
  if (options.show && set !== 'tuning') {
    throw new Error(`The set "${set}" is not shown: tuning with it would make it useless.`);
  }
  if (options.ablation) {
    console.log(await ablationTable(build, set));
    return;
  }
  const engine = await openEngine(options.engine);
  try {
    const rankings = await rankAll(engine, [set]);
    for (const ranking of rankings) {
      console.log(`\n${ranking.version}: MRR@10 · hit@3\n${byKind(ranking)}`);
      const missed = [...ranking.verdicts.values()].flat().filter((verdict) => !isRight(verdict));
      if (options.show) console.log(`\n${missed.map(miss).join('\n')}`);
    }
    console.log(`\n${summary(rankings)}`);
  } finally {
    await engine.close();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
