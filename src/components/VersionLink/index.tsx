import Link from '@docusaurus/Link';
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import { pageAddress } from '@site/src/site/pageAddress';
import React, { type ReactNode } from 'react';

type Props = { version: GlobalVersion };

/** "ACE 5 documentation": the link to the landing page of a version. */
export default function VersionLink({ version }: Props): ReactNode {
  return (
    <Link to={pageAddress(version.path)}>
      <Translate values={{ version: version.label }}>{'{version} documentation'}</Translate>
    </Link>
  );
}
