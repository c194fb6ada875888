import { toString } from 'mdast-util-to-string';
import type { Page } from '../page';

const STEP_SECTIONS = ['Configuration', 'Example', 'What goes wrong', 'Limits', 'Next pages'];

/** Two lines of a wide window: so much text stands between the title and the facts of a page. */
const MAX_LEAD = 180;

/** Requires that the first paragraph is short: the answer of the page, before anything else. */
function checkLead(page: Page): void {
  const lead = page.tree.children.find(({ type }) => type === 'paragraph' || type === 'heading');
  if (lead?.type !== 'paragraph') return;
  const { length } = toString(lead);
  page.report(
    lead,
    length > MAX_LEAD &&
      `The first paragraph has ${length} characters, and ${MAX_LEAD} are the most. Divide it: what the page is about, then the rest.`,
  );
}

/** Requires that a heading is at most one level below the one before it, so that the outline has no gap. */
function checkLevels(page: Page): void {
  let before = 1;
  for (const { level, text, line } of page.headings) {
    page.report(
      line,
      level === 1 &&
        'The title in the front matter is the heading of level one. Start headings with "##".',
      level > before + 1 &&
        `The heading "${text}" jumps from level ${before} to ${level}. Write it with "${'#'.repeat(before + 1)}".`,
    );
    before = level;
  }
}

/** Requires an outline without gaps, that step pages have the same sections, and that a page ends with next pages. */
export function checkHeadings(page: Page): void {
  checkLevels(page);
  checkLead(page);
  const sections = page.headings.filter(({ level }) => level === 2);
  const last = sections.at(-1);
  page.report(
    last?.line ?? 1,
    last?.text !== 'Next pages' &&
      'A page ends with "## Next pages". Add it, with links to the pages that the reader needs next.',
  );
  const titles = sections.map(({ text }) => text).filter((text) => text !== 'Prerequisites');
  page.report(
    sections[0]?.line ?? 1,
    page.isStep &&
      titles.join('|') !== STEP_SECTIONS.join('|') &&
      `A step page has the sections ${STEP_SECTIONS.join(', ')}, in this order; this one has ${titles.join(', ')}.`,
  );
}
