import { constants, setPriority } from 'node:os';
import { codeDigest } from '../../cache/digest';
import { checkReleases } from '../../content/releases/check';
import { checkDocs, formatMessages } from '../../lint/check-docs';
import { pageIds } from '../../site/routes';

/**
 * Checks the pages in the folders that are passed as arguments, and every recorded change. Runs as a child process in
 * the site folder: prints one line per problem (file, line, remedy) to stderr, and exits with 1 if there are problems.
 */
// Lower the priority: the build, or the page that a writer waits for, goes first.
setPriority(constants.priority.PRIORITY_LOW);

const siteDir = process.cwd();
const lines = [
  ...formatMessages(checkDocs(siteDir, { folders: process.argv.slice(2), code: codeDigest() })),
  ...checkReleases(siteDir, pageIds),
];
if (lines.length > 0) {
  console.error([`${lines.length} problem(s) in the documentation:`, ...lines].join('\n'));
  process.exitCode = 1;
}
