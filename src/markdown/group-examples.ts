import type { Blockquote, Code, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { readFence } from './code/marks';

/** Characters per line in the two columns: input and result on the left, the flow on the right. */
const COLUMNS = [38, 54] as const;
/** An example stands side by side only if wrapping adds at most this many lines to each column, */
const MOST_WRAPPED = 8;
/** and has at most this many of them. */
const MOST_LINES = 48;

const titleOf = (node: unknown) => {
  const { type, value, meta } = node as Code;
  return type === 'code' ? (readFence(value, meta ?? '').title ?? '') : '';
};

/** Whether blocks below each other fit into a column. */
function fits(blocks: readonly Code[], width: number): boolean {
  const lines = blocks.flatMap(({ value }) => value.split('\n'));
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  return rows <= MOST_LINES && rows - lines.length <= MOST_WRAPPED;
}

/** The blocks of an example that begins with this one: input document, flow (if it is shown) and result. */
function exampleAt({ children }: Parents, index: number): Code[] {
  if (titleOf(children[index]) !== 'Input document') return [];
  const hasFlow = titleOf(children[index + 1]).startsWith('flows/');
  const end = index + (hasFlow ? 2 : 1);
  return titleOf(children[end]) === 'Result' ? (children.slice(index, end + 1) as Code[]) : [];
}

/**
 * Remark plugin that puts the blocks of an example into one element, which stands side by side in a wide window:
 * adjacent blocks with the titles "Input document", "flows/…" and "Result", as far as their lines are short.
 */
export default function groupExamples() {
  return (tree: Root): void => {
    visit(tree, 'code', (_, index, parent) => {
      if (!parent || index === undefined) return undefined;
      const blocks = exampleAt(parent, index);
      const [input, ...rest] = blocks;
      const [left, right] = rest.length > 1 ? [[input, rest[1]], [rest[0]]] : [[input], rest];
      const isShort =
        blocks.length > 0 && fits(left as Code[], COLUMNS[0]) && fits(right as Code[], COLUMNS[1]);
      if (!isShort) return undefined;
      // Its element is a plain div; a quotation is the type of a node that may contain blocks.
      const example: Blockquote = {
        type: 'blockquote',
        data: { hName: 'div', hProperties: { className: ['code-example'] } },
        children: blocks,
      };
      parent.children.splice(index, blocks.length, example);
      return [SKIP, index + 1];
    });
  };
}
