import type { Nodes, Root } from 'mdast';

/** All nodes of a tree, in its order. */
const flattened = new WeakMap<Root, readonly Nodes[]>();

function nodesOf(tree: Root): readonly Nodes[] {
  const known = flattened.get(tree);
  if (known) return known;
  const nodes: Nodes[] = [];
  const add = (node: Nodes): void => {
    nodes.push(node);
    if ('children' in node) node.children.forEach(add);
  };
  add(tree);
  flattened.set(tree, nodes);
  return nodes;
}

/**
 * Calls a function with each node of some types, in their order. Every check walks over the same tree: it is traversed
 * once, so it must not change afterwards.
 */
export function eachNode<Type extends Nodes['type']>(
  tree: Root,
  types: Type | readonly Type[],
  visitor: (node: Extract<Nodes, { type: Type }>) => void,
): void {
  const wanted: readonly string[] = [types].flat();
  for (const node of nodesOf(tree)) {
    if (wanted.includes(node.type)) visitor(node as Extract<Nodes, { type: Type }>);
  }
}
