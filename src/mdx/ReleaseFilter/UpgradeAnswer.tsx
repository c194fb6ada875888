import Translate from '@docusaurus/Translate';
import type { LinkedChange } from '@site/src/content/pageData';
import { splitByTask } from '@site/src/content/releases/changelog';
import ChangeList from '@site/src/mdx/ReleaseParts/ChangeList';
import React, { type ReactNode } from 'react';

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
      {tasks.length > 0 && (
        <>
          <h3>
            <Translate>What to do, oldest release first</Translate>
          </h3>
          <ChangeList changes={tasks} withRelease />
        </>
      )}
      {others.length > 0 && (
        <>
          <h3>
            <Translate>Changes that need no action</Translate>
          </h3>
          <ChangeList changes={others} withRelease />
        </>
      )}
    </>
  );
}
