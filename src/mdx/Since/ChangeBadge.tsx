import Link from '@docusaurus/Link';
import type { BadgeFacts } from '@site/src/content/releases';
import type { Kind } from '@site/src/content/releases/model';
import React, { type ReactNode } from 'react';
import styles from './styles.module.css';

const WORDS: Record<Kind, string> = {
  added: 'Since',
  changed: 'Changed in',
  deprecated: 'Deprecated since',
  removed: 'Removed in',
  fixed: 'Fixed in',
};

const ANNOUNCED: Record<Kind, string> = {
  added: 'Announced for',
  changed: 'Will change in',
  deprecated: 'Will be deprecated in',
  removed: 'Will be removed in',
  fixed: 'Will be fixed in',
};

/** A badge that says in which release something came, changed or went. */
export default function ChangeBadge({ kind, release, to, announced }: BadgeFacts): ReactNode {
  return (
    <Link className={styles.badge} to={to}>
      {(announced ? ANNOUNCED : WORDS)[kind]} {release}
    </Link>
  );
}
