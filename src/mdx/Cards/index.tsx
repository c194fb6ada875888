import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

/** Shows the items of the list within it as cards; without styles, it is a list. */
export default function Cards({ children }: { children: ReactNode }): ReactNode {
  return <div className={clsx('wide', styles.cards)}>{children}</div>;
}
