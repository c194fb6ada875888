import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { BadgeFacts } from '@site/src/content/releases';
import type { Kind } from '@site/src/content/releases/model';
import React, { type ReactNode } from 'react';

type Text = (release: string) => string;

const messages: Record<Kind, Text> = {
  added: (release) => translate({ message: 'Since {release}' }, { release }),
  changed: (release) => translate({ message: 'Changed in {release}' }, { release }),
  deprecated: (release) => translate({ message: 'Deprecated since {release}' }, { release }),
  removed: (release) => translate({ message: 'Removed in {release}' }, { release }),
  fixed: (release) => translate({ message: 'Fixed in {release}' }, { release }),
};

const announcedMessages: Record<Kind, Text> = {
  added: (release) => translate({ message: 'Announced for {release}' }, { release }),
  changed: (release) => translate({ message: 'Will change in {release}' }, { release }),
  deprecated: (release) => translate({ message: 'Will be deprecated in {release}' }, { release }),
  removed: (release) => translate({ message: 'Will be removed in {release}' }, { release }),
  fixed: (release) => translate({ message: 'Will be fixed in {release}' }, { release }),
};

/** A badge that names the release in which something was added, changed or removed. */
export default function ChangeBadge({ kind, release, to, announced }: BadgeFacts): ReactNode {
  return (
    <Link className="change-badge" to={to}>
      {(announced ? announcedMessages : messages)[kind](release)}
    </Link>
  );
}
