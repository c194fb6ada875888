import Link from '@docusaurus/Link';
import { useDocsVersion, useVersions } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import VersionLink, { useCounterpart } from '@site/src/components/VersionLink';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** A strip on the pages of older versions: which one this is, and the page on the same topic in the current version. */
export default function OlderVersion(): ReactNode {
  const { isLast, label } = useDocsVersion();
  const current = useVersions('default').find((version) => version.isLast);
  const counterpartIn = useCounterpart();
  if (isLast || !current) return null;
  const page = counterpartIn(current);
  return (
    <p
      className={`theme-doc-version-banner ${styles.strip}`}
      data-no-markdown=""
      data-search-ignore=""
    >
      <Translate values={{ version: label }}>{'{version} is an older version.'}</Translate>{' '}
      {page ? (
        <Link to={page.path}>
          <Translate values={{ version: current.label }}>{'This page in {version}'}</Translate>
        </Link>
      ) : (
        <VersionLink version={current} />
      )}
    </p>
  );
}
