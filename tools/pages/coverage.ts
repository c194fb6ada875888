import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readReview } from '../../src/content/pages/frontMatter';
import { docsFolders } from '../../src/site/pageFiles';
import { openPages } from '../../src/lint/page';
import { runCommand } from '../lib/command';

/**
 * npm run docs:coverage: the open points of the pages with the line of each mark, and the sums by version and section.
 */
const MARK = /<Unconfirmed id="([^"]*)"/g;

function coverage(): void {
  parseArgs();
  // The next version is a copy of the current one until it differs.
  const folders = docsFolders(process.cwd()).filter((folder) => folder !== 'docs');
  const sums = new Map<string, number>();
  for (const page of openPages(process.cwd(), folders)) {
    const path = relative(process.cwd(), page.path);
    const section = path.split('/').slice(1, 3).join('/').replace(/\.md$/, '');
    const marks = [...String(page.file).matchAll(MARK)];
    for (const [id, question] of readReview(page.frontMatter)) {
      const mark = marks.find(([, ids = '']) => ids.split(/\s+/).includes(id));
      // The mark can come from the data of a step.
      const line = mark ? page.lineAt(mark.index) : page.lineOf('review', id);
      console.log(`${path}:${line}: ${id}: ${question}`);
      sums.set(section, (sums.get(section) ?? 0) + 1);
    }
  }
  console.log();
  for (const [section, points] of sums) console.log(`${String(points).padStart(4)}  ${section}`);
  const total = [...sums.values()].reduce((sum, points) => sum + points, 0);
  console.log(`docs:coverage: ${total} open point(s)`);
}

void runCommand('docs:coverage', coverage);
