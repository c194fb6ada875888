import Link from '@docusaurus/Link';
import {
  useActiveDocContext,
  useDocsVersion,
  useVersions,
} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import topics from '@generated/content-data/default/topics.json';
import VersionLink from '@site/src/components/VersionLink';
import { counterpart } from '@site/src/content/versions/findCounterpart';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

/** A strip on the pages of older versions: which one this is, and the page on the same topic in the current version. */
export default function OlderVersion(): ReactNode {
  const { isLast, label, version } = useDocsVersion();
  const id = useActiveDocContext('default').activeDoc?.id ?? '';
  const current = useVersions('default').find((one) => one.isLast);
  if (isLast || !current) return null;
  const find = (wanted: string | undefined) => current.docs.find((doc) => doc.id === wanted);
  const page = find(id) ?? find(counterpart(topics, version, id, current.name));
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
