// Wrapped to show, on every page of an older version, the way to the page on the same topic in the current one.
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import {
  useCounterpart,
  useCurrentVersion,
} from '@site/src/components/VersionBridge/useCounterpart';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type { Props } from '@theme/DocVersionBadge';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

function WayToCurrent(): ReactNode {
  const current = useCurrentVersion();
  const counterpart = useCounterpart(current.name);
  return (
    <Link className={styles.way} to={counterpart?.doc.path ?? `${current.path}/`}>
      {counterpart ? `This page in ${current.label}` : `${current.label} documentation`}
    </Link>
  );
}

export default function DocVersionBadgeWithWay(props: Props): ReactNode {
  const { isLast } = useDocsVersion();
  return (
    <>
      <DocVersionBadge {...props} />
      {!isLast && <WayToCurrent />}
    </>
  );
}
