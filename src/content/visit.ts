import { EXIT, SKIP, type visit as Visit } from 'unist-util-visit';

export { EXIT, SKIP };

type Tree = { type: string; children?: Tree[] };
type Visitor = (node: Tree, index?: number, parent?: Tree) => unknown;

/** Visits a node and its descendants. Returns EXIT, or the index of the sibling with which to go on. */
function walk(
  node: Tree,
  types: readonly string[] | undefined,
  visitor: Visitor,
  index?: number,
  parent?: Tree,
): unknown {
  const given = !types || types.includes(node.type) ? visitor(node, index, parent) : undefined;
  const [action, next] = (Array.isArray(given) ? given : [given, given]) as unknown[];
  for (let at = 0; action !== SKIP && action !== EXIT && at < (node.children?.length ?? 0);) {
    const after = walk(node.children![at]!, types, visitor, at, node);
    if (after === EXIT) return EXIT;
    at = typeof after === 'number' ? after : at + 1;
  }
  return action === EXIT ? EXIT : next;
}

/**
 * `visit` of unist-util-visit with the types of nodes as its only test. That names a function after each node that it
 * visits, for stack traces, which takes much of the time of compiling a page.
 */
export const visit = ((tree: Tree, ...[test, visitor]: [Visitor] | [string | string[], Visitor]) =>
  typeof test === 'function'
    ? walk(tree, undefined, test)
    : walk(tree, [test].flat(), visitor!)) as unknown as typeof Visit;
