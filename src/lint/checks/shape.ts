import { isStepPage, type Page } from '../page';

const STEP_SHAPE = ['Configuration', 'Example', 'What goes wrong', 'Limits', 'Next pages'];

/**
 * Requires that step pages have the same sections, that pages have one title, and that every page ends with next pages.
 */
export function checkShape(page: Page): void {
  for (const heading of page.headings.filter(({ level }) => level === 1)) {
    page.file.message(
      'The title in the front matter is the heading of level one. Start headings with "##".',
      { line: heading.line, column: 1 },
    );
  }
  const sections = page.headings.filter(({ level }) => level === 2);
  const last = sections.at(-1);
  if (last?.text !== 'Next pages') {
    page.file.message(
      'A page ends with "## Next pages". Add it, with links to the pages that the reader needs next.',
      {
        line: last?.line ?? 1,
        column: 1,
      },
    );
  }
  if (isStepPage(page)) {
    const texts = sections.map(({ text }) => text).filter((text) => text !== 'Prerequisites');
    if (texts.join('|') !== STEP_SHAPE.join('|')) {
      page.file.message(
        `A step page has the sections ${STEP_SHAPE.join(', ')}, in this order; this one has ${texts.join(', ')}.`,
        { line: sections[0]?.line ?? 1, column: 1 },
      );
    }
  }
}
