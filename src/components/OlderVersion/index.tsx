import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import CounterpartLink from '@site/src/components/CounterpartLink';
import {
  useCounterpart,
  useCurrentVersion,
} from '@site/src/components/CounterpartLink/useCounterpart';
import VersionLink from '@site/src/components/VersionLink';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** A strip on the pages of older versions: which one this is, and the page on the same topic in the current version. */
export default function OlderVersion(): ReactNode {
  const { isLast, label } = useDocsVersion();
  const current = useCurrentVersion();
  const counterpart = useCounterpart(current.name);
  if (isLast) return null;
  return (
    <p
      className={`theme-doc-version-banner ${styles.strip}`}
      data-no-markdown=""
      data-search-ignore=""
    >
      <Translate values={{ version: label }}>{'{version} is an older version.'}</Translate>{' '}
      {counterpart ? (
        <CounterpartLink counterpart={counterpart} />
      ) : (
        <VersionLink version={current} />
      )}
    </p>
  );
}
