import Link from '@docusaurus/Link';
import { findChange, releasePage } from '@site/src/releases';
import type { Kind } from '@site/src/releases/model';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

const WORDS: Record<Kind, string> = {
  added: 'Since',
  changed: 'Changed in',
  deprecated: 'Deprecated since',
  removed: 'Removed in',
  fixed: 'Fixed in',
};

/**
 * A badge that names the release of a recorded change and leads to its page.
 * `change` is the id of an entry in src/releases; an unknown one fails the build.
 */
export default function Since({ change: id }: { change: string }): ReactNode {
  const change = findChange(id);
  return (
    <Link className={styles.badge} to={releasePage(change)}>
      {WORDS[change.kind]} {change.exact ?? change.version}
    </Link>
  );
}
