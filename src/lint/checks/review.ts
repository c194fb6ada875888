import type { Parent, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { EXIT, visit } from 'unist-util-visit';
import { readReview } from '../../content/pages/frontMatter';
import type { MdxElement } from '../../markdown/mdx';
import { isReferenceTable } from '../../markdown/reference/table';
import { isUnconfirmed, unconfirmedIds } from '../../markdown/unconfirmed';
import { contentWords, stem } from '../../search/core/language';
import { normalizeTerm } from '../../search/core/tokenize';
import { eachNode } from '../nodes';
import type { Page } from '../page';

/** The marks in a part of a page. */
function marksIn(part: Parent): MdxElement[] {
  const marks: MdxElement[] = [];
  visit(part, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (isUnconfirmed(node as MdxElement)) marks.push(node as MdxElement);
  });
  return marks;
}

/** Reports marks where the site cannot show one. */
function checkPlaces(page: Page): void {
  eachNode(page.tree, ['heading', 'table'], (node) => {
    if (node.type === 'heading') {
      for (const mark of marksIn(node)) {
        page.file.message('A heading has no <Unconfirmed>. Put it into the text below.', mark);
      }
    } else if (isReferenceTable(node)) {
      for (const mark of node.children.flatMap((row) =>
        row.children.slice(0, -1).flatMap(marksIn),
      )) {
        page.file.message(
          'Only the Meaning of an entry has an <Unconfirmed>. Put it at the end of that cell.',
          mark,
        );
      }
    }
  });
}

/** The most marks of a page: with more, its subject is not known, which it says once, at the top, without a mark. */
const MAX_MARKS = 3;

const stemsOf = (text: string) => new Set(contentWords(text).map(normalizeTerm).map(stem));

/** The sentence that a mark follows; in a table, the whole row, because the mark may concern its name. */
function sentenceBefore(mark: MdxElement, tree: Root): string {
  let sentence = '';
  visit(tree, (node, index, parent) => {
    if (node.type === 'tableRow' && marksIn(node).includes(mark)) {
      sentence = node.children.map((cell) => toString(cell)).join(' ');
      return EXIT;
    }
    if (node !== mark || !parent) return undefined;
    // A mark of its own line belongs to the block above it.
    const from = node.type === 'mdxJsxFlowElement' ? Math.max(0, (index ?? 0) - 1) : 0;
    const before = parent.children.slice(from, index).map((part) => toString(part));
    sentence =
      before
        .join('')
        .trim()
        .split(/(?<=[.!?])\s+(?=[A-Z`$])/)
        .at(-1) ?? '';
    return EXIT;
  });
  return sentence;
}

/** Requires that a mark follows the sentence that is in doubt. */
function checkSentence(page: Page, mark: MdxElement, questions: readonly string[]): void {
  const sentence = sentenceBefore(mark, page.tree);
  const words = stemsOf(sentence);
  if (questions.some((question) => [...stemsOf(question)].some((word) => words.has(word)))) return;
  page.file.message(
    `The mark follows "${sentence}", which shares no word with its question "${questions.join(' ')}" Say in words what is not known, with the mark directly behind.`,
    mark,
  );
}

/** Requires that each open point of a page has its mark in the text, and each mark its open point. */
export function checkReview(page: Page): void {
  const points = readReview(page.frontMatter);
  const marks = marksIn(page.tree);
  for (const mark of marks) {
    const ids = unconfirmedIds(mark);
    if (ids.length === 0) {
      page.file.message(
        '<Unconfirmed> names no open point. Write the ID of one in the front matter under "review": <Unconfirmed id="..." />.',
        mark,
      );
    }
    const questions = ids.flatMap((id) => points.get(id) || []);
    if (questions.length > 0) checkSentence(page, mark, questions);
    for (const id of ids.filter((one) => !points.has(one))) {
      const known =
        points.size > 0
          ? `It has: ${[...points.keys()].join(', ')}.`
          : 'The page has none in this form.';
      page.file.message(
        `<Unconfirmed> names the open point "${id}", which is not under "review" in the front matter. ${known}`,
        mark,
      );
    }
  }
  if (marks.length > MAX_MARKS) {
    page.file.message(
      `The page has ${marks.length} marks, and ${MAX_MARKS} are the most. Leave out what the page need not touch, link to the page that owns a question, or say once at the top what is not known.`,
      marks[MAX_MARKS],
    );
  }
  const placed = new Set(marks.flatMap(unconfirmedIds));
  for (const id of points.keys()) {
    if (placed.has(id)) continue;
    page.reportValue(
      `The open point "${id}" has no place in the text. Write <Unconfirmed id="${id}" /> at the end of the sentence or cell that it concerns, or remove the point.`,
      'review',
      id,
    );
  }
  checkPlaces(page);
}
