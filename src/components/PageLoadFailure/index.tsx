import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { message: string; onRetry: () => void };

/** The red panel where a page could not be loaded: what went wrong, and a way on. */
export default function PageLoadFailure({ message, onRetry }: Props): ReactNode {
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.title}>This page could not be loaded.</p>
      <p className={styles.message}>{message}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}
