import { translate } from '@docusaurus/Translate';
import { announce } from '@site/src/browser/liveRegion';
import React, { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** What a button says after it has copied. */
export const copiedMessage = (): string =>
  translate({
    id: 'theme.CodeBlock.copied',
    message: 'Copied',
    description: 'The copied button label on code blocks',
  });

/**
 * A state that ends by itself, such as the outcome of a click.
 * @param duration how long a value is kept, in milliseconds
 * @returns the value, undefined when its time is over; and the function that sets it
 */
export function useTemporary<Value>(
  duration: number,
): [value: Value | undefined, set: (value: Value) => void] {
  const timer = useRef<number | undefined>(undefined);
  const [value, setValue] = useState<Value>();
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const set = (next: Value) => {
    window.clearTimeout(timer.current);
    setValue(next);
    timer.current = window.setTimeout(() => setValue(undefined), duration);
  };
  return [value, set];
}

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
      announce(
        translate({ message: 'Not copied. The text is selected: copy it with the keyboard.' }),
      );
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
