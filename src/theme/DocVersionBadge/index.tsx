// Wrapped to add the line above the title: the version badge, for older versions a link to the page on the same topic
// in the current version, and the page tools.
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import CounterpartLink from '@site/src/components/CounterpartLink';
import PageTools from '@site/src/components/PageTools';
import {
  useCounterpart,
  useCurrentVersion,
} from '@site/src/components/CounterpartLink/useCounterpart';
import VersionLink from '@site/src/components/VersionLink';
import DocVersionBadge from '@theme-original/DocVersionBadge';
import type { Props } from '@theme/DocVersionBadge';
import clsx from 'clsx';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

function LinkToCurrent(): ReactNode {
  const current = useCurrentVersion();
  const counterpart = useCounterpart(current.name);
  if (counterpart) return <CounterpartLink counterpart={counterpart} className={styles.current} />;
  return <VersionLink version={current} className={styles.current} />;
}

export default function DocVersionLine(props: Props): ReactNode {
  const { isLast } = useDocsVersion();
  return (
    <div className={styles.line} data-no-markdown="" data-search-ignore="">
      <DocVersionBadge {...props} className={clsx(props.className, !isLast && styles.older)} />
      {!isLast && <LinkToCurrent />}
      <PageTools />
    </div>
  );
}
