import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';
import React, { type ReactNode, type RefObject } from 'react';
import { copiedMessage, refusedText, useTemporary } from './outcome';

/** How long the button says that the text is copied, in milliseconds. */
const DISPLAY_TIME = 2000;

type Props = { of: RefObject<HTMLElement | null>; label: string; className?: string };

/** Copies the text of an element. Where the browser refuses the clipboard, the text is selected for the keyboard. */
export default function CopyButton({ of, label, className }: Props): ReactNode {
  const [isCopied, setIsCopied] = useTemporary<boolean>(DISPLAY_TIME);

  const copy = async () => {
    if (!of.current) return;
    try {
      // Outside secure contexts, the clipboard is undefined: that throws, too.
      await navigator.clipboard.writeText(of.current.textContent);
      setIsCopied(true);
      announce(copiedMessage(), { isVisible: false });
    } catch {
      window.getSelection()?.selectAllChildren(of.current);
      announce(refusedText());
    }
  };

  return (
    <button
      type="button"
      className={className}
      onClick={() => void copy()}
      aria-label={isCopied ? copiedMessage() : label}
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
