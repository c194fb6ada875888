import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';
import React, { type ReactNode, type RefObject, useRef, useState } from 'react';

/** How long a button says that it has copied, in milliseconds. */
const DISPLAY_TIME = 3000;

type CopyActionProps = {
  /** Writes to the clipboard. Outside secure contexts, there is none: that throws, too. */
  copy: () => Promise<void>;
  /** What is said if the browser refuses it. */
  refused: string;
  /** What the button is called, if its text does not say what it copies. */
  label?: string;
  className?: string;
  children: ReactNode;
};

/** A button that copies, and says so. */
export function CopyAction(props: CopyActionProps): ReactNode {
  const { copy, refused, label, className, children } = props;
  const timer = useRef<number>(undefined);
  const [isCopied, setIsCopied] = useState(false);
  const copied = translate({ id: 'theme.CodeBlock.copied', message: 'Copied' });
  const onClick = async () => {
    try {
      await copy();
    } catch {
      announce(refused);
      return;
    }
    setIsCopied(true);
    announce(copied, { isVisible: false });
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIsCopied(false), DISPLAY_TIME);
  };
  return (
    <button
      type="button"
      className={className}
      onClick={() => void onClick()}
      aria-label={label && isCopied ? copied : label}
    >
      {isCopied ? copied : children}
    </button>
  );
}

type Props = { of: RefObject<HTMLElement | null>; label: string; className?: string };

/** Copies the text of an element. Where the browser refuses the clipboard, the text is selected for the keyboard. */
export default function CopyButton({ of, ...props }: Props): ReactNode {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(of.current?.textContent ?? '');
    } catch (error) {
      if (of.current) window.getSelection()?.selectAllChildren(of.current);
      throw error;
    }
  };
  return (
    <CopyAction
      copy={copy}
      refused={translate({
        message: 'Not copied. The text is selected: copy it with the keyboard.',
      })}
      {...props}
    >
      {translate({ id: 'theme.CodeBlock.copy', message: 'Copy' })}
    </CopyAction>
  );
}
