import { announce } from '@site/src/browser/liveRegion';
import React, { type ReactNode } from 'react';
import { addressOfShared, playgroundPath } from './address';
import { download } from './download';
import type { Draft } from './draft';
import type { Shared } from './share';
import styles from './styles.lazy.module.css';
import { texts } from './texts';

async function copy(text: string, copied: string): Promise<void> {
  try {
    // Outside secure contexts, the clipboard is undefined: that throws, too.
    await navigator.clipboard.writeText(text);
    announce(copied);
  } catch {
    announce(texts.copyRefused());
  }
}

/** Copies the address that opens a state in the playground. */
export async function share(shared: Shared): Promise<void> {
  const address = await addressOfShared(shared);
  if (address === undefined) announce(texts.tooLong());
  else await copy(address, texts.shared());
}

async function openInPlayground(draft: Draft): Promise<void> {
  const address = await addressOfShared({ kind: 'flow', draft });
  if (address === undefined) announce(texts.tooLong());
  else window.location.assign(address);
}

async function downloadWorkspace(draft: Draft): Promise<void> {
  try {
    const { flowName, workspaceOf } = await import('./workspace');
    download(`${flowName(draft.flow)}.zip`, workspaceOf(draft), 'application/zip');
  } catch {
    announce(texts.downloadFailed());
  }
}

type Props = {
  draft: Draft;
  /** Name and text of the selected tab. */
  file: { name: string; text: string };
  /** Whether to offer the playground: not in the playground. */
  hasPlayground: boolean;
};

/** What can be done with an example besides running it. */
export default function Actions({ draft, file, hasPlayground }: Props): ReactNode {
  return (
    <>
      <button
        type="button"
        className={styles.button}
        onClick={() => void copy(file.text, texts.copied(file.name))}
      >
        {texts.copyFile()}
      </button>
      <button
        type="button"
        className={styles.button}
        onClick={() => void share({ kind: 'flow', draft })}
      >
        {texts.share()}
      </button>
      <button type="button" className={styles.button} onClick={() => void downloadWorkspace(draft)}>
        {texts.download()}
      </button>
      {hasPlayground && (
        <a
          className={styles.button}
          href={playgroundPath()}
          onClick={(event) => {
            event.preventDefault();
            void openInPlayground(draft);
          }}
        >
          {texts.playground()}
        </a>
      )}
    </>
  );
}
