import { relative } from 'node:path';
import { readPages } from '../src/lint/check-docs';

/** npm run docs:coverage: the pages that need a review by an expert, with the open points, and the sum per section. */
const { pages } = readPages(process.cwd());
const sections = new Map<string, { pages: number; words: number; review: number }>();

for (const page of pages) {
  const path = relative(process.cwd(), page.path);
  // The next version is a copy of the current one until it differs.
  if (!path.startsWith('versioned_docs')) continue;
  const section = path.split('/').slice(1, -1).join('/') || path;
  const sum = sections.get(section) ?? { pages: 0, words: 0, review: 0 };
  const review = (page.frontMatter.review ?? []) as string[];
  sections.set(section, {
    pages: sum.pages + 1,
    words: sum.words + String(page.file).split(/\s+/).length,
    review: sum.review + (review.length > 0 ? 1 : 0),
  });
  if (review.length === 0) continue;
  console.log(`${path}: ${review.length}`);
  review.forEach((line) => console.log(`  - ${line}`));
}
console.log();
console.table(Object.fromEntries(sections));
