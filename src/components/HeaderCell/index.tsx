import React, { Children, type ComponentProps, type ReactNode } from 'react';

/**
 * A column header: Markdown tables have no other headers. The empty cell above a column of row names is an ordinary
 * cell, because it is the header of nothing.
 */
export default function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return Children.count(props.children) === 0 ? <td {...props} /> : <th scope="col" {...props} />;
}
