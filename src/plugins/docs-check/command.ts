import { constants, setPriority } from 'node:os';
import { codeDigest } from '../../cache/digest';
import { checkDocs, formatMessages } from '../../lint/check-docs';
import { checkProject } from '../../lint/project';

/**
 * Checks the pages in the folders that are passed as arguments, and the data beside the pages. Runs as a child process
 * in the site folder: prints one line per problem (file, line, remedy) to stderr, and exits with 1 if there are problems.
 */
// Lower the priority: the build, or the page that a writer waits for, goes first.
setPriority(constants.priority.PRIORITY_LOW);

async function main(): Promise<void> {
  const siteDir = process.cwd();
  const folders = process.argv.slice(2);
  const lines = [
    ...formatMessages(await checkDocs(siteDir, { folders, code: codeDigest() })),
    ...(await checkProject(siteDir, folders)),
  ];
  if (lines.length === 0) return;
  console.error([`${lines.length} problem(s) in the documentation:`, ...lines].join('\n'));
  process.exitCode = 1;
}

void main();
