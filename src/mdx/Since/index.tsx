import type { BadgeFacts } from '@site/src/content/releases';
import React, { type ReactNode } from 'react';
import ChangeBadge from '@site/src/components/ChangeBadge';

type Props = {
  /** Id of an entry in src/content/releases. */
  change: string;
  /** Its recorded data; added by src/markdown/page-components.ts. */
  facts: BadgeFacts;
};

/** A badge that names the release of a recorded change and links to the release page. */
export default function Since({ facts }: Props): ReactNode {
  return <ChangeBadge {...facts} />;
}
