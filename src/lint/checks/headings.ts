import { toString } from 'mdast-util-to-string';
import type { Page } from '../page';

const STEP_SECTIONS = ['Configuration', 'Example', 'What goes wrong', 'Limits', 'Next pages'];

/** Two lines of a wide window: so much text stands between the title and the facts of a page. */
const MAX_LEAD = 180;

/** Requires that the first paragraph is short: the answer of the page, before anything else. */
function checkLead({ file, tree }: Page): void {
  const lead = tree.children.find(({ type }) => type === 'paragraph' || type === 'heading');
  if (lead?.type !== 'paragraph') return;
  const { length } = toString(lead);
  if (length <= MAX_LEAD) return;
  file.message(
    `The first paragraph has ${length} characters, and ${MAX_LEAD} are the most. Divide it: what the page is about, then the rest.`,
    lead,
  );
}

/** Requires that a heading is at most one level below the one before it, so that the outline has no gap. */
function checkLevels({ file, headings }: Page): void {
  let before = 1;
  for (const { level, text, line } of headings) {
    const place = { line, column: 1 };
    if (level === 1) {
      file.message(
        'The title in the front matter is the heading of level one. Start headings with "##".',
        place,
      );
    } else if (level > before + 1) {
      file.message(
        `The heading "${text}" jumps from level ${before} to ${level}. Write it with "${'#'.repeat(before + 1)}".`,
        place,
      );
    }
    before = level;
  }
}

/** Requires an outline without gaps, that step pages have the same sections, and that a page ends with next pages. */
export function checkHeadings(page: Page): void {
  checkLevels(page);
  checkLead(page);
  const sections = page.headings.filter(({ level }) => level === 2);
  const last = sections.at(-1);
  if (last?.text !== 'Next pages') {
    page.file.message(
      'A page ends with "## Next pages". Add it, with links to the pages that the reader needs next.',
      { line: last?.line ?? 1, column: 1 },
    );
  }
  if (!page.isStep) return;
  const titles = sections.map(({ text }) => text).filter((text) => text !== 'Prerequisites');
  if (titles.join('|') !== STEP_SECTIONS.join('|')) {
    page.file.message(
      `A step page has the sections ${STEP_SECTIONS.join(', ')}, in this order; this one has ${titles.join(', ')}.`,
      { line: sections[0]?.line ?? 1, column: 1 },
    );
  }
}
