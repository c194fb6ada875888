import type { Blockquote, Code, Parents, Root } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { canRun, isFlowFile, mayHaveExamples, readExamples } from '../content/examples/collect';
import { flowVersionOf } from '../content/examples/version';
import { pageOfFile } from '../content/pages/files';
import { titleOf } from '../content/pages/markdown';
import { division, importStatement } from './mdx';

/** Characters per line in the two columns: input and result on the left, the flow on the right. */
const COLUMNS = [38, 54] as const;
/** An example stands side by side only if wrapping adds at most this many lines to each column, */
const MOST_WRAPPED = 8;
/** and has at most this many of them. */
const MOST_LINES = 48;

/** Whether blocks below each other fit into a column. */
function fits(blocks: readonly Code[], width: number): boolean {
  const lines = blocks.flatMap(({ value }) => value.split('\n'));
  const rows = lines.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
  return rows <= MOST_LINES && rows - lines.length <= MOST_WRAPPED;
}

/**
 * Puts the blocks of an example into one element, which stands side by side in a wide window.
 * @param blocks input document, flow (if it is shown) and result
 * @returns undefined if there are other blocks, or if their lines are too long
 */
function inColumns(blocks: readonly Code[]): Blockquote | undefined {
  const [input, ...rest] = blocks;
  const result = rest.pop();
  const [flow, ...others] = rest;
  if (!input || !result || others.length > 0 || titleOf(result) !== 'Result') return undefined;
  if (flow && !isFlowFile(titleOf(flow))) return undefined;
  const [left, right] = flow ? [[input, result], [flow]] : [[input], [result]];
  if (!fits(left, COLUMNS[0]) || !fits(right, COLUMNS[1])) return undefined;
  return division({ className: ['code-example', 'wide'] }, blocks);
}

const LISTENER = '@site/src/client/runExamples';

/** Whether the blocks follow each other and end at an index of their parent. */
const isAdjacent = ({ children }: Parents, end: number, blocks: readonly Code[]) =>
  blocks.every((block, at) => children[end - blocks.length + 1 + at] === block);

/**
 * Remark plugin that renders the examples of a page: adjacent blocks stand side by side as far as their lines are short,
 * and the last block of an example whose steps the flow runner has gets the ID of the example: src/components/CodeBlock
 * renders its buttons, whose listener loads with the page. Must run after the pictures of flows are placed above the
 * blocks.
 */
export default function examples() {
  return (tree: Root, file: VFile): void => {
    const version = flowVersionOf(pageOfFile(file.path)?.version);
    if (!version || !mayHaveExamples(String(file))) return;
    const ends = new Map<unknown, readonly Code[]>();
    let isRunning = false;
    for (const { blocks, example } of readExamples(tree, version).examples) {
      const last = blocks.at(-1);
      ends.set(last, blocks);
      if (!last || !example || !canRun(example)) continue;
      isRunning = true;
      last.data = { ...last.data, hProperties: { example: example.id } };
    }
    visit(tree, 'code', (node, index, parent: Parents | undefined) => {
      const blocks = ends.get(node);
      if (!blocks || !parent || index === undefined || !isAdjacent(parent, index, blocks))
        return undefined;
      const columns = inColumns(blocks);
      if (!columns) return undefined;
      const start = index - blocks.length + 1;
      parent.children.splice(start, blocks.length, columns as never);
      return [SKIP, start + 1];
    });
    if (isRunning) tree.children.push(importStatement(LISTENER));
  };
}
