import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openEngine } from './all-engines';
import { engineNames } from './engines';
import { poolOf } from './pool';
import { judgedVersions, setNamed } from './queries';
import { rankAll, type Ranking } from './ranking';

/**
 * npm run bench:pool -- <file>: writes the pages that somebody has still to judge, as JSON by version; see README.md.
 *   --set <name>  unread (default), tuning, or held-out
 */
const { values: options, positionals } = parseArgs({
  options: { set: { type: 'string', default: 'unread' } },
  allowPositionals: true,
});

async function main(): Promise<void> {
  const [file] = positionals;
  if (!file) throw new Error('Name the file to write: npm run bench:pool -- pool.json');
  const set = setNamed(options.set);
  const rankings: Ranking[] = [];
  for (const name of engineNames) {
    const engine = await openEngine(name);
    try {
      rankings.push(...(await rankAll(engine, [set])));
    } finally {
      await engine.close();
    }
  }
  const pools = judgedVersions.map((version) => [
    version,
    poolOf(rankings.filter((ranking) => ranking.version === version)),
  ]);
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(pools), null, 2)}\n`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
