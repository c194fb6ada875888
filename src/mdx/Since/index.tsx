import type { BadgeFacts } from '@site/src/content/releases';
import React, { type ReactNode } from 'react';
import ChangeBadge from './ChangeBadge';

type Props = {
  /** Id of an entry in src/content/releases. */
  change: string;
  /** What is recorded of it: src/markdown/page-components.ts puts it here. */
  facts: BadgeFacts;
};

/** A badge that names the release of a recorded change and leads to its page. */
export default function Since({ facts }: Props): ReactNode {
  return <ChangeBadge {...facts} />;
}
