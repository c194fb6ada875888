import type { Parent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from '../../content/pages/visit';
import { readReview } from '../../content/pages/frontMatter';
import type { MdxElement } from '../../markdown/mdx';
import { isReferenceTable } from '../../markdown/reference/table';
import { isUnconfirmed, unconfirmedIds } from '../../markdown/unconfirmed';
import { contentWords, stem } from '../../search/core/language';
import { normalizeTerm } from '../../search/core/tokenize';
import type { Page } from '../page';

function marksIn(part: Parent): MdxElement[] {
  const marks: MdxElement[] = [];
  visit(part, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (isUnconfirmed(node as MdxElement)) marks.push(node as MdxElement);
  });
  return marks;
}

/** Reports marks where the site cannot show one. */
function checkPlaces(page: Page): void {
  for (const mark of page.nodesOf('heading').flatMap(marksIn))
    page.report(mark, 'A heading has no <Unconfirmed>. Put it into the text below.');
  const entries = page
    .nodesOf('table')
    .filter(isReferenceTable)
    .flatMap(({ children }) => children);
  for (const mark of entries.flatMap((row) => row.children.slice(0, -1).flatMap(marksIn)))
    page.report(
      mark,
      'Only the Meaning of an entry has an <Unconfirmed>. Put it at the end of that cell.',
    );
}

/** The most marks of a page: with more, its subject is not known, which it says once, at the top, without a mark. */
const MAX_MARKS = 3;

const stemsOf = (text: string) => new Set(contentWords(text).map(normalizeTerm).map(stem));

/** The sentence that a mark follows; in a table, the whole row, because the mark may concern its name. */
function sentenceBefore(mark: MdxElement, page: Page): string {
  const row = page.nodesOf('tableRow').find((one) => marksIn(one).includes(mark));
  if (row) return row.children.map((cell) => toString(cell)).join(' ');
  let before: unknown[] = [];
  visit(page.tree, mark.type, (node, index = 0, parent) => {
    // A mark of its own line belongs to the block above it.
    const from = mark.type === 'mdxJsxFlowElement' ? Math.max(0, index - 1) : 0;
    if (node === mark && parent) before = parent.children.slice(from, index);
  });
  return (
    toString(before)
      .trim()
      .split(/(?<=[.!?])\s+(?=[A-Z`$])/)
      .at(-1) ?? ''
  );
}

/** What is wrong with a mark that does not follow the sentence which is in doubt. */
function sentenceProblem(page: Page, mark: MdxElement, questions: readonly string[]) {
  const sentence = sentenceBefore(mark, page);
  const words = stemsOf(sentence);
  const isThere = questions.some((question) =>
    [...stemsOf(question)].some((word) => words.has(word)),
  );
  return (
    !isThere &&
    `The mark follows "${sentence}", which shares no word with its question "${questions.join(' ')}" Say in words what is not known, with the mark directly behind.`
  );
}

/** Requires that each open point of a page has its mark in the text, and each mark its open point. */
export function checkReview(page: Page): void {
  const points = readReview(page.frontMatter);
  const marks = marksIn(page.tree);
  const known =
    points.size > 0
      ? `It has: ${[...points.keys()].join(', ')}.`
      : 'The page has none in this form.';
  for (const mark of marks) {
    const ids = unconfirmedIds(mark);
    const questions = ids.flatMap((id) => points.get(id) || []);
    page.report(
      mark,
      ids.length === 0 &&
        '<Unconfirmed> names no open point. Write the ID of one in the front matter under "review": <Unconfirmed id="..." />.',
      questions.length > 0 && sentenceProblem(page, mark, questions),
      ...ids.map(
        (id) =>
          !points.has(id) &&
          `<Unconfirmed> names the open point "${id}", which is not under "review" in the front matter. ${known}`,
      ),
    );
  }
  const tooMany = marks[MAX_MARKS];
  if (tooMany)
    page.report(
      tooMany,
      `The page has ${marks.length} marks, and ${MAX_MARKS} are the most. Leave out what the page need not touch, link to the page that owns a question, or say once at the top what is not known.`,
    );
  const placed = new Set(marks.flatMap(unconfirmedIds));
  for (const id of points.keys())
    page.report(
      page.lineOf('review', id),
      !placed.has(id) &&
        `The open point "${id}" has no place in the text. Write <Unconfirmed id="${id}" /> at the end of the sentence or cell that it concerns, or remove the point.`,
    );
  checkPlaces(page);
}
