import React, { Children, type ComponentProps, type ReactNode } from 'react';

/**
 * The header of a column: Markdown has no others. The empty one over a column of row names heads nothing, so it is
 * an ordinary cell.
 */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return Children.count(props.children) === 0 ? <td {...props} /> : <th scope="col" {...props} />;
}
