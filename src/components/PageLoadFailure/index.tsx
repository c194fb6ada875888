import Translate from '@docusaurus/Translate';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { message: string; onRetry: () => void };

/** The red error panel of a page that could not be loaded, with a Retry button. */
export default function PageLoadFailure({ message, onRetry }: Props): ReactNode {
  return (
    <div role="alert" className={styles.panel}>
      <p className={styles.title}>
        <Translate>This page could not be loaded.</Translate>
      </p>
      <p className={styles.message}>{message}</p>
      <button type="button" className={styles.retry} onClick={onRetry}>
        <Translate>Retry</Translate>
      </button>
    </div>
  );
}
