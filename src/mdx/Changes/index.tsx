import type { Area, Kind } from '@site/src/content/releases/model';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.lazy.module.css';

export type ChangeProps = {
  /** The anchor of the change on the page of its release. */
  id?: string;
  release: string;
  kind: Kind;
  area: Area;
  /** Whether it, or else one of its parts, asks something of the user when upgrading. */
  asks?: 'self' | 'parts';
  children: ReactNode;
};

/** A list of recorded changes; src/markdown/expand/releases.ts writes it. */
export const Changes = ({ children }: { children: ReactNode }): ReactNode => (
  <ul className={styles.changes}>{children}</ul>
);

/** A recorded change as a card: kind, feature and area in the first line, then what changed and what to do. */
export const Change = ({ id, kind, asks, children }: ChangeProps): ReactNode => (
  <li id={id} className={clsx(styles.change, styles[kind])} data-asks={asks ?? 'nothing'}>
    {children}
  </li>
);
