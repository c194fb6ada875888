import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { reviewIn } from '../content/review';
import { addressOf, lastVersion } from '../site/versions';
import { attribute, attributeOf } from './mdx';
import { labelsOf } from './reference/labels';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The section that explains the mark. Only the current version has the page. */
const EXPLANATION = `${addressOf({ version: lastVersion, id: 'contributing' })}#not-confirmed`;

/** Whether a node is the mark `<Unconfirmed id="..." />`. */
export const isUnconfirmed = ({ name }: Element): boolean => name === 'Unconfirmed';

/** The IDs of the open points that a mark names. */
export const unconfirmedIds = (element: Element): string[] =>
  attributeOf(element, 'id').split(/\s+/).filter(Boolean);

/** A link in the text of a page: a component, which adds the base URL, or a string in an entry of a reference list. */
function markOf(label: string, questions: string): MdxJsxTextElement {
  const properties = {
    className: 'unconfirmed',
    href: EXPLANATION,
    'aria-description': questions,
  };
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    attributes: Object.entries(properties).map(([name, value]) => attribute(name, value)),
    children: [{ type: 'text', value: label }],
    // For the entries of reference lists, which become strings of HTML.
    data: { hName: 'a', hProperties: { ...properties, className: ['unconfirmed'] } },
  };
}

/**
 * Remark plugin that turns `<Unconfirmed id="a b" />` into a link to the page that explains the mark, with the questions
 * of the key `review` in the front matter as its description. `src/client/explainTerms.ts` shows them on hover and focus.
 */
export default function unconfirmedMarks(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const label = labelsOf(file.path).unconfirmed;
    let review: ReturnType<typeof reviewIn> | undefined;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as Element;
      if (!isUnconfirmed(element) || !parent || index === undefined) return undefined;
      review ??= reviewIn(tree);
      const ids = unconfirmedIds(element);
      const questions = ids.flatMap((id) => review?.get(id) ?? []);
      if (questions.length === 0 || questions.length < ids.length) {
        file.fail(
          `<Unconfirmed id="${ids.join(' ')}"> names no point of the key "review". Run "npm run docs:check".`,
          element,
        );
      }
      const mark = markOf(label, questions.join(' '));
      parent.children[index] =
        element.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: [mark] } : mark;
      return SKIP;
    });
  };
}
