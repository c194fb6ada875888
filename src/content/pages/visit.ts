import type { visit as visitNodes } from 'unist-util-visit';

/** Results of a visitor: not the children of the node, no other node. */
export const SKIP = 'skip';
export const EXIT = false;

type Node = { type: string; children?: Node[] };
type Result = boolean | number | string | undefined;
type Visitor = (node: Node, index?: number, parent?: Node) => Result | [Result, Result?];

/**
 * Visits the nodes of one type or of some, or all nodes, as unist-util-visit does. That names a function after each node,
 * also of other types: the walks of a build would take six times as long, a second in all.
 */
export const visit = ((tree: Node, test: Visitor | string | string[], visitor?: Visitor) => {
  const [enter, types] = typeof test === 'function' ? [test] : [visitor, [test].flat()];
  function walk(node: Node, index?: number, parent?: Node): Result {
    const result = !types || types.includes(node.type) ? enter?.(node, index, parent) : undefined;
    const action = Array.isArray(result) ? result[0] : result;
    if (action === EXIT) return EXIT;
    const children = action === SKIP ? undefined : node.children;
    for (let at = 0; children && at < children.length;) {
      const to = walk(children[at]!, at, node);
      if (to === EXIT) return EXIT;
      at = typeof to === 'number' ? to : at + 1;
    }
    return Array.isArray(result) ? result[1] : result;
  }
  walk(tree);
}) as typeof visitNodes;
