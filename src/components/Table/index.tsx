import ScrollableTable from '@site/src/components/ScrollableTable';
import clsx from 'clsx';
import React, { type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof ScrollableTable> & {
  /** From src/markdown/tables; without it, the rows become blocks where the table has little room. */
  'data-layout'?: 'matrix' | 'small';
};

/** A table of a page: in a narrow column each row is a block with labels, a matrix scrolls sideways. */
export default function Table(props: Props): ReactNode {
  const { 'data-layout': layout, 'data-columns': columns } = props;
  if (layout === 'matrix') return <ScrollableTable {...props} />;
  return (
    <div className={clsx(styles.table, !layout && styles.stacked, columns && 'wide')}>
      <table {...props} />
    </div>
  );
}
