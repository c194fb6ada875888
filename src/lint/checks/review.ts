import type { Parent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { readReview, REVIEW_ID } from '../../content/review';
import { isReferenceTable } from '../../markdown/reference/table';
import { isUnconfirmed, unconfirmedIds } from '../../markdown/unconfirmed';
import { eachNode } from '../nodes';
import type { Page } from '../page';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const FORM = 'review:\n  retries-used-up: What the step does when the retries are used up.';

/** The marks in a part of a page. */
function marksIn(part: Parent): Element[] {
  const marks: Element[] = [];
  visit(part, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (isUnconfirmed(node as Element)) marks.push(node as Element);
  });
  return marks;
}

/** Checks the form of the key `review`. */
function checkForm(page: Page): void {
  const { review } = page.frontMatter;
  const at = (id?: string) => ({ line: page.lineOf('review', id), column: 1 });
  if (typeof review !== 'object' || review === null || Array.isArray(review)) {
    page.file.message(
      `The key "review" is a map from an ID to a question, such as "${FORM.replace('\n ', '')}".`,
      at(),
    );
    return;
  }
  for (const [id, question] of Object.entries(review)) {
    if (!REVIEW_ID.test(id)) {
      page.file.message(
        `The ID "${id}" of an open point is not in kebab case. Write it like "retries-used-up".`,
        at(id),
      );
    }
    if (typeof question !== 'string' || question.trim() === '') {
      page.file.message(
        `The open point "${id}" has no question. Write one sentence that an expert can answer, or remove the point and its marks.`,
        at(id),
      );
    }
  }
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

/** Requires that each open point of a page has its mark in the text, and each mark its open point. */
export function checkReview(page: Page): void {
  const { review } = page.frontMatter;
  if (review !== undefined) checkForm(page);
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
  const placed = new Set(marks.flatMap(unconfirmedIds));
  for (const id of points.keys()) {
    if (placed.has(id)) continue;
    page.file.message(
      `The open point "${id}" has no place in the text. Write <Unconfirmed id="${id}" /> at the end of the sentence or cell that it concerns, or remove the point.`,
      { line: page.lineOf('review', id), column: 1 },
    );
  }
  checkPlaces(page);
}
