import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';
import { copiedMessage, refusedText, useTemporary } from '@site/src/components/CopyText/outcome';
import React, { type ReactNode, type RefObject } from 'react';
import styles from './styles.module.css';

/** How long the button says that the code is copied, in milliseconds. */
const DISPLAY_TIME = 2000;

/** Copies the code of a block. Where the browser refuses the clipboard, the code is selected for the keyboard. */
export default function CopyButton({
  block,
}: {
  block: RefObject<HTMLPreElement | null>;
}): ReactNode {
  const [isCopied, setIsCopied] = useTemporary<boolean>(DISPLAY_TIME);

  const copy = async () => {
    if (!block.current) return;
    try {
      // Outside secure contexts, the clipboard is undefined: that throws, too.
      await navigator.clipboard.writeText(block.current.textContent);
      setIsCopied(true);
      announce(copiedMessage(), { isVisible: false });
    } catch {
      window.getSelection()?.selectAllChildren(block.current);
      announce(refusedText());
    }
  };

  return (
    <button
      type="button"
      className={styles.copy}
      onClick={() => void copy()}
      aria-label={
        isCopied
          ? copiedMessage()
          : translate({
              id: 'theme.CodeBlock.copyButtonAriaLabel',
              message: 'Copy code to clipboard',
              description: 'The ARIA label for copy code blocks button',
            })
      }
    >
      {isCopied
        ? copiedMessage()
        : translate({
            id: 'theme.CodeBlock.copy',
            message: 'Copy',
            description: 'The copy button label on code blocks',
          })}
    </button>
  );
}
