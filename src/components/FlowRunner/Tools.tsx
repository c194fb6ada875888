import siteConfig from '@generated/docusaurus.config';
import Translate, { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';
import React, { type ReactNode } from 'react';
import type { Draft } from './draft';
import { hashOf } from './share';

async function copyLink(draft: Draft): Promise<void> {
  const hash = await hashOf(draft);
  if (hash === undefined)
    return announce(translate({ message: 'The example is too large for a link.' }));
  const link = `${window.location.origin}${siteConfig.baseUrl}playground/${hash}`;
  try {
    // Outside secure contexts, the clipboard is undefined: that throws, too.
    await navigator.clipboard.writeText(link);
    announce(translate({ message: 'The link to this example is copied.' }));
  } catch {
    window.prompt(translate({ message: 'Not copied. Copy the link to this example here:' }), link);
  }
}

type Props = { draft: Draft; onReset: () => void };

/** What a reader does with a draft: restores the example, and copies a link that opens it in the playground. */
export default function Tools({ draft, onReset }: Props): ReactNode {
  return (
    <>
      <button type="button" onClick={onReset}>
        <Translate>Reset</Translate>
      </button>
      <button type="button" onClick={() => void copyLink(draft)}>
        <Translate>Copy link</Translate>
      </button>
    </>
  );
}
