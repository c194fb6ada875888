import type { Heading, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from '../content/pages/visit';
import type { VFile } from 'vfile';
import { pageFrontMatter, readReview } from '../content/pages/frontMatter';
import { escaped, htmlElement } from './html';
import { attributeOf, type MdxElement, textElement } from './mdx';
import { labels } from './reference/labels';

/** The anchors of the open points in their list at the end of a page, which go on with their numbers. */
const POINT = 'open-point-';

/** Whether a node is the mark `<Unconfirmed id="..." />`. */
export const isUnconfirmed = ({ name }: MdxElement): boolean => name === 'Unconfirmed';

/** The IDs of the open points that a mark names. */
export const unconfirmedIds = (element: MdxElement): string[] =>
  attributeOf(element, 'id').split(/\s+/).filter(Boolean);

/** The questions of a page, each with the section of its first mark. */
function listOf(points: ReadonlyMap<string, Heading | undefined>): MdxJsxFlowElement {
  const items = [...points].map(([question, section], at) => {
    const { id = '' } = (section?.data?.hProperties ?? {}) as { id?: string };
    const place = id && ` <a href="#${id}">${escaped(toString(section))}</a>`;
    return `<li id="${POINT}${at}">${escaped(question)}${place}</li>`;
  });
  const { openPoint, openPoints } = labels();
  const count = `${points.size} ${points.size === 1 ? openPoint : openPoints}`;
  return htmlElement(
    'details',
    { className: 'open-points no-print', 'data-no-markdown': '', 'data-search-ignore': '' },
    // The browser opens the element when a link leads to a point in it.
    `<summary>${count}</summary><ul>${items.join('')}</ul>`,
  );
}

/**
 * Transform that turns `<Unconfirmed id="a b" />` into a raised sign, described by the questions of the key `review`
 * in the front matter, which `src/client/explainTerms.ts` shows on hover and focus. The sign leads to its
 * question in the list at the end of the page.
 */
export default function unconfirmedMarks(tree: Root, file: VFile): void {
  const points = new Map<string, Heading | undefined>();
  let review: ReturnType<typeof readReview> | undefined;
  let section: Heading | undefined;
  visit(tree, ['heading', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    if (node.type === 'heading') {
      section = node;
      return undefined;
    }
    const element = node as MdxElement;
    if (!isUnconfirmed(element) || !parent || index === undefined) return undefined;
    review ??= readReview(pageFrontMatter(String(file)));
    const ids = unconfirmedIds(element);
    const questions = ids.flatMap((id) => review?.get(id) ?? []);
    if (questions.length === 0 || questions.length < ids.length) {
      file.fail(
        `<Unconfirmed id="${ids.join(' ')}"> names no point of the key "review". Run "npm run docs:check".`,
        element,
      );
    }
    for (const question of questions) if (!points.has(question)) points.set(question, section);
    // Never alone at the beginning of a line.
    const before = parent.children[index - 1];
    if (before?.type === 'text') before.value = before.value.trimEnd();
    // The style sheet adds the sign: it is no part of the name.
    const mark = textElement('a', {
      className: 'unconfirmed',
      href: `#${POINT}${[...points.keys()].indexOf(questions[0]!)}`,
      'aria-label': labels().unconfirmed,
      'aria-description': questions.join(' '),
    });
    parent.children[index] =
      element.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [mark] } : mark;
    return SKIP;
  });
  if (points.size > 0) tree.children.push(listOf(points));
}
