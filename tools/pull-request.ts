import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { changedPages } from './lib/changedPages';
import { pullRequestSummary } from './lib/pullRequestSummary';
import { type SiteFigures, siteFigures } from './lib/siteFigures';

/**
 * npm run --silent pull-request -- [base]: what the branch changes, in Markdown: pages with their words, pages on the
 * same topics in other versions, the figures of build/, and screenshots. CI shows it on the page of the run.
 *   base             the branch that the change will be merged into; main by default
 *   --before <file>  figures to compare with; ignored if the file does not exist
 *   --figures        writes the figures of build/ alone, as JSON, for --before
 */
const { values, positionals } = parseArgs({
  options: { before: { type: 'string' }, figures: { type: 'boolean' } },
  allowPositionals: true,
});

function main(): void {
  if (!existsSync('build/index.html')) {
    throw new Error('There is no build/. Run "npm run build" first.');
  }
  const figures = siteFigures('build');
  if (values.figures) {
    console.log(JSON.stringify(figures, null, 2));
    return;
  }
  const base = positionals[0] ?? 'main';
  const screenshots = execFileSync(
    'git',
    ['diff', '--name-only', '-z', `${base}...HEAD`, '--', 'tests/screenshots'],
    { encoding: 'utf8' },
  );
  const before =
    values.before && existsSync(values.before)
      ? (JSON.parse(readFileSync(values.before, 'utf8')) as SiteFigures)
      : undefined;
  console.log(
    pullRequestSummary({
      pages: changedPages(base),
      screenshots: screenshots.split('\0').filter(Boolean),
      figures,
      before,
    }),
  );
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
