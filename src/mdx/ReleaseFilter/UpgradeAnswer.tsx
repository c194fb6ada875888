import Translate from '@docusaurus/Translate';
import type { LinkedChange } from '@site/src/content/pageData';
import { splitByTask } from '@site/src/content/releases/changelog';
import ChangeList from '@site/src/mdx/ReleaseParts/ChangeList';
import React, { type ReactNode } from 'react';

function Part({ title, changes }: { title: ReactNode; changes: LinkedChange[] }): ReactNode {
  return (
    changes.length > 0 && (
      <>
        <h3>{title}</h3>
        <ChangeList changes={changes} withRelease />
      </>
    )
  );
}

/**
 * The answer for an upgrade: what to do, in the order of the releases, then everything else that changes.
 * @param changes the changes of the upgrade, newest first
 */
export default function UpgradeAnswer({
  changes,
}: {
  changes: readonly LinkedChange[];
}): ReactNode {
  const [tasks, others] = splitByTask([...changes].reverse());
  return (
    <>
      <Part title={<Translate>What to do, oldest release first</Translate>} changes={tasks} />
      <Part title={<Translate>Changes that need no action</Translate>} changes={others} />
    </>
  );
}
