// Replaces the fallback of @docusaurus/core 3.10.2 (client/theme-fallback/Loading): its colours are inline styles that
// do not meet WCAG AA, and its error is not announced. The behaviour is the same: a spinner after the loader's delay,
// and a red panel with the error and Retry if the page failed to load.
import Translate, { translate } from '@docusaurus/Translate';
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
    <div
      role="status"
      aria-label={translate({ message: 'Loading the page' })}
      className={styles.spinner}
    />
  ) : null;
}
