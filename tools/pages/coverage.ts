import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readReview } from '../../src/content/pages/frontMatter';
import { docsFolders } from '../../src/site/pageFiles';
import { openPages } from '../../src/lint/page';
import { runCommand } from '../lib/command';

/** npm run docs:coverage: the open points of the pages with the line of each mark, and their number. */
const MARK = /<Unconfirmed id="([^"]*)"/g;

function coverage(): void {
  parseArgs();
  // The next version is a copy of the current one until it differs.
  const folders = docsFolders(process.cwd()).filter((folder) => folder !== 'docs');
  let total = 0;
  for (const page of openPages(process.cwd(), folders)) {
    const path = relative(process.cwd(), page.path);
    const marks = [...String(page.file).matchAll(MARK)];
    for (const [id, question] of readReview(page.frontMatter)) {
      const mark = marks.find(([, ids = '']) => ids.split(/\s+/).includes(id));
      // The mark can come from the data of a step.
      const line = mark ? page.lineAt(mark.index) : page.lineOf('review', id);
      console.log(`${path}:${line}: ${id}: ${question}`);
      total += 1;
    }
  }
  console.log(`docs:coverage: ${total} open point(s)`);
}

void runCommand('docs:coverage', coverage);
