import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import React, { type ReactNode } from 'react';
import type { Counterpart } from './useCounterpart';

type Props = { counterpart: Counterpart; className?: string };

/** "This page in ACE 5": the link to the page on the same topic in another version. */
export default function CounterpartLink({ counterpart, className }: Props): ReactNode {
  return (
    <Link className={className} to={counterpart.doc.path}>
      <Translate values={{ version: counterpart.label }}>{'This page in {version}'}</Translate>
    </Link>
  );
}
