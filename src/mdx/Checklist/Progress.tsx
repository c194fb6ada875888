import Translate, { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';
import React, { type ReactNode, useSyncExternalStore } from 'react';
import { progressOf, reset, subscribe } from './done';
import styles from './styles.lazy.module.css';

/** How many tasks of a checklist are done, and a button that removes all ticks. Empty without scripts. */
export default function Progress({ checklist }: { checklist: string }): ReactNode {
  const progress = useSyncExternalStore(
    subscribe,
    () => progressOf(checklist),
    () => '0/0',
  );
  const [done = '0', total = '0'] = progress.split('/');
  const onReset = () => {
    reset(checklist);
    announce(translate({ message: 'All boxes are cleared.' }));
  };
  return (
    <p className={styles.progress} data-no-markdown="" data-search-ignore="">
      {total !== '0' && (
        <>
          <span>{translate({ message: '{done} of {total} done' }, { done, total })}</span>{' '}
          {done !== '0' && (
            <button
              type="button"
              className="button button--outline button--primary button--sm"
              onClick={onReset}
            >
              <Translate>Reset</Translate>
            </button>
          )}
        </>
      )}
    </p>
  );
}
