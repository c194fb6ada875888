// Wrapped to make the line above the title: the version, on every page of an older one the way to the page on the
// same topic in the current one, and what can be done with the whole page.
import Link from '@docusaurus/Link';
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import PageTools from '@site/src/components/PageTools';
import {
  useCounterpart,
  useCurrentVersion,
} from '@site/src/components/CounterpartLink/useCounterpart';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type { Props } from '@theme/DocVersionBadge';
import clsx from 'clsx';
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
    <div className={styles.line} data-no-markdown="" data-search-ignore="">
      <DocVersionBadge {...props} className={clsx(props.className, !isLast && styles.older)} />
      {!isLast && <WayToCurrent />}
      <PageTools />
    </div>
  );
}
