import { parseArgs } from 'node:util';
import { checkDocs } from '../src/lint/check-docs';
import { checkProject } from '../src/lint/project';
import { CommandError, runCommand } from './lib/command';
import { changedFiles } from './lib/changedFiles';

/**
 * npm run check: the problems of the files that differ from the branch main, and of the data beside the pages.
 * With words, those of the pages whose path contains one of them; with --all, those of all pages.
 */
async function main(): Promise<void> {
  const { values, positionals: words } = parseArgs({
    options: { all: { type: 'boolean' } },
    allowPositionals: true,
  });
  const dir = process.cwd();
  const isWanted = (line: string) =>
    words.length === 0 || words.some((word) => line.split(':')[0]?.includes(word));
  const changed = values.all || words.length > 0 ? undefined : changedFiles(dir);
  const pages = await checkDocs(dir, changed && new Set(changed));
  const lines = [...pages, ...checkProject(dir)].filter(isWanted);
  lines.forEach((line) => console.log(line));
  const scope = changed ? `${changed.length} changed file(s)` : 'all files';
  console.log(`check of ${words.join(', ') || scope}: ${lines.length || 'no'} problem(s)`);
  process.exitCode = lines.length === 0 ? 0 : 1;
}

// What stops the check is a mistake in data: the message has its file and line.
const stopped = (error: unknown): never => {
  throw new CommandError((error as Error).message);
};

void runCommand('check', () => main().catch(stopped));
