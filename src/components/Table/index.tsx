import clsx from 'clsx';
import React, { type ComponentProps, type ReactNode } from 'react';
import styles from './styles.module.css';

/** The attributes are from src/markdown/tables. */
type Props = ComponentProps<'table'> & {
  /** Many columns use the space beside the text. */
  'data-columns'?: 'several' | 'many';
  /** Without it, the rows become blocks where the table has little room. */
  'data-layout'?: 'small';
};

/** A table of a page: in a narrow column each row is a block with labels. */
export default function Table(props: Props): ReactNode {
  const { 'data-layout': layout, 'data-columns': columns } = props;
  return (
    <div className={clsx(styles.table, !layout && styles.stacked, columns && 'wide')}>
      <table {...props} />
    </div>
  );
}
