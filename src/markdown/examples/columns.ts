import type { Blockquote, Code } from 'mdast';
import { isFlowFile } from '../../content/examples/collect';
import { titleOf } from '../../content/pages/markdown';
import { division } from '../mdx';

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
export function inColumns(blocks: readonly Code[]): Blockquote | undefined {
  const [input, ...rest] = blocks;
  const result = rest.pop();
  const [flow, ...others] = rest;
  if (!input || !result || others.length > 0 || titleOf(result) !== 'Result') return undefined;
  if (flow && !isFlowFile(titleOf(flow))) return undefined;
  const [left, right] = flow ? [[input, result], [flow]] : [[input], [result]];
  if (!fits(left, COLUMNS[0]) || !fits(right, COLUMNS[1])) return undefined;
  return division({ className: ['code-example', 'wide'] }, blocks);
}
