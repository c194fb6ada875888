import { Change, type ChangeProps, Changes } from '@site/src/mdx/Changes';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

type ChangeElement = ReactElement<ChangeProps>;
type Parent = ReactElement<{ children?: ReactNode }>;

const isChange = (node: ReactNode): node is ChangeElement =>
  isValidElement(node) && node.type === Change;

/**
 * The changes among the elements of a changelog that match, in their order, each with the parts that match. A part of a
 * change that does not match stands for itself.
 */
export function pick(nodes: ReactNode, matches: (change: ChangeProps) => boolean): ChangeElement[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement(node)) return [];
    const { children } = (node as Parent).props;
    if (!isChange(node)) return pick(children, matches);
    const parts = pick(children, matches);
    if (!matches(node.props)) return parts;
    const own = Children.toArray(children).filter(
      (child) => !(isValidElement(child) && child.type === Changes),
    );
    const all = parts.length > 0 ? [...own, <Changes key="parts">{parts}</Changes>] : own;
    return [cloneElement(node, {}, all)];
  });
}

/** The properties of all changes, parts included. */
export const changesIn = (nodes: ReactNode): ChangeProps[] =>
  pick(nodes, () => true).flatMap(({ props }) => [props, ...changesIn(props.children)]);
