import { parseArgs } from 'node:util';
import { checkDocs, formatMessages } from '../src/lint/check-docs';
import { checkProject } from '../src/lint/project';
import { changedFiles } from './lib/changedFiles';

/**
 * npm run check: the problems of the files that differ from the branch main, and of the data beside the pages.
 * With words, those of the pages whose path contains one of them; with --all, those of all pages.
 */
const { values, positionals: words } = parseArgs({
  options: { all: { type: 'boolean' } },
  allowPositionals: true,
});
const dir = process.cwd();

const isWanted = (line: string) =>
  words.length === 0 || words.some((word) => line.split(':')[0]?.includes(word));

async function main(): Promise<void> {
  const changed = values.all || words.length > 0 ? undefined : changedFiles(dir);
  const files = await checkDocs(dir, { only: changed && new Set(changed) });
  const lines = [...formatMessages(files), ...(await checkProject(dir))].filter(isWanted);
  lines.forEach((line) => console.log(line));
  const scope = changed ? `${changed.length} changed file(s)` : 'all files';
  console.log(`check of ${words.join(', ') || scope}: ${lines.length || 'no'} problem(s)`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error((error as Error).message);
  process.exitCode = 1;
});
