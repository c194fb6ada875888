import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { readReview } from '../../src/content/pages/frontMatter';
import { docsFolders } from '../../src/content/pages/files';
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
  const pages = openPages(process.cwd(), folders);
  const sections = new Map<
    string,
    { pages: number; words: number; open: number; points: number }
  >();

  for (const page of pages) {
    const path = relative(process.cwd(), page.path);
    const section = path.split('/').slice(1, 3).join('/').replace(/\.md$/, '');
    const sum = sections.get(section) ?? { pages: 0, words: 0, open: 0, points: 0 };
    const source = String(page.file);
    const points = [...readReview(page.frontMatter)];
    const marks = [...source.matchAll(MARK)];
    sections.set(section, {
      pages: sum.pages + 1,
      words: sum.words + source.split(/\s+/).length,
      open: sum.open + (points.length > 0 ? 1 : 0),
      points: sum.points + points.length,
    });
    for (const [id, question] of points) {
      const mark = marks.find(([, ids = '']) => ids.split(/\s+/).includes(id));
      // The mark can come from the data of a step.
      const line = mark
        ? source.slice(0, mark.index).split('\n').length
        : page.lineOf('review', id);
      console.log(`${path}:${line}: ${id}: ${question}`);
    }
  }
  console.log();
  console.table(Object.fromEntries(sections));
  const total = [...sections.values()].reduce((sum, { points }) => sum + points, 0);
  console.log(`docs:coverage: ${total} open point(s)`);
}

void runCommand('docs:coverage', coverage);
