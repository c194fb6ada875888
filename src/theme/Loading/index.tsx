// Replaces the fallback of @docusaurus/core 3.10.2 (client/theme-fallback/Loading): its colours are inline styles that
// do not meet WCAG AA, and its error is not announced. After the loader's delay, a line says that the page loads; a red
// panel has the error and Retry if that failed.
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

type Props = { error?: Error | null; retry?: () => void; pastDelay?: boolean };

export default function Loading({ error, retry, pastDelay }: Props): ReactNode {
  if (error) {
    return (
      <div
        role="alert"
        className={clsx('alert alert--danger container margin-vert--lg', styles.panel)}
      >
        <p>
          <strong>
            <Translate>This page could not be loaded.</Translate>
          </strong>
          <br />
          {String(error)}
        </p>
        <button type="button" className="button button--outline button--primary" onClick={retry}>
          <Translate>Retry</Translate>
        </button>
      </div>
    );
  }
  return pastDelay ? (
    <p role="status" className="container margin-vert--lg">
      <Translate>Loading the page</Translate>
    </p>
  ) : null;
}
