import Link from '@docusaurus/Link';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import { pageAddress } from '@site/src/site/pageAddress';
import React, { type ReactNode } from 'react';

type Props = { version: Pick<GlobalVersion, 'label' | 'path'>; className?: string };

/** "ACE 5 documentation": the link to the landing page of a version. */
export default function VersionLink({ version, className }: Props): ReactNode {
  return (
    <Link className={className} to={pageAddress(version.path)}>
      <Translate values={{ version: version.label }}>{'{version} documentation'}</Translate>
    </Link>
  );
}
