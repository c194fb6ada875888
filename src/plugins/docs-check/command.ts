import { constants, setPriority } from 'node:os';
import { checkReleases } from '../../content/releases/check';
import { checkDocs, formatMessages } from '../../lint/check-docs';
import { pageIds } from '../../site/routes';

/**
 * Checks the pages below the folders that are named as arguments, and every recorded change. Run as a process of
 * its own in the site's folder: prints one line per problem (file, line, remedy) to the standard error output, and
 * ends with 1 where there are some.
 */
// The build or the page that a writer waits for goes first.
setPriority(constants.priority.PRIORITY_LOW);

const siteDir = process.cwd();
const lines = [
  ...formatMessages(checkDocs(siteDir, process.argv.slice(2))),
  ...checkReleases(siteDir, pageIds),
];
if (lines.length > 0) {
  console.error([`${lines.length} problem(s) in the documentation:`, ...lines].join('\n'));
  process.exitCode = 1;
}
