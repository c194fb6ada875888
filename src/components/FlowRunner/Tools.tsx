import siteConfig from '@generated/docusaurus.config';
import Translate, { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';
import React, { type ReactNode, useState } from 'react';
import type { Draft } from './draft';
import { hashOf } from './share';
import styles from './styles.lazy.module.css';

type Props = { draft: Draft; onReset: () => void };

/** What a reader does with a draft: restores the example, and copies a link that opens it in the playground. */
export default function Tools({ draft, onReset }: Props): ReactNode {
  /** The link that the browser did not copy. */
  const [refused, setRefused] = useState<{ of: Draft; link: string }>();

  const copyLink = async () => {
    const hash = await hashOf(draft);
    if (hash === undefined)
      return announce(translate({ message: 'The example is too large for a link.' }));
    const link = `${window.location.origin}${siteConfig.baseUrl}playground/${hash}`;
    try {
      // Outside secure contexts, the clipboard is undefined: that throws, too.
      await navigator.clipboard.writeText(link);
      setRefused(undefined);
      announce(translate({ message: 'The link to this example is copied.' }));
    } catch {
      setRefused({ of: draft, link });
      announce(translate({ message: 'Not copied. Copy the link from its field.' }));
    }
  };
  return (
    <>
      <button type="button" onClick={onReset}>
        <Translate>Reset</Translate>
      </button>
      <button type="button" onClick={() => void copyLink()}>
        <Translate>Copy link</Translate>
      </button>
      {refused?.of === draft && (
        <input
          ref={(field) => field?.select()}
          readOnly
          className={styles.link}
          aria-label={translate({ message: 'Link to this example' })}
          value={refused.link}
        />
      )}
    </>
  );
}
