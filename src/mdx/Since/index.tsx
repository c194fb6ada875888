import { findChange, releasePage } from '@site/src/content/releases';
import React, { type ReactNode } from 'react';
import ChangeBadge from './ChangeBadge';

/**
 * A badge that names the release of a recorded change and leads to its page.
 * `change` is the id of an entry in src/content/releases; an unknown one fails the build.
 */
export default function Since({ change: id }: { change: string }): ReactNode {
  const change = findChange(id);
  return (
    <ChangeBadge
      kind={change.kind}
      release={change.exact ?? change.version}
      to={releasePage(change)}
    />
  );
}
