import React, { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

type Outcome = 'copied' | 'refused';

const SAYS: Record<Outcome, string> = {
  copied: 'Copied',
  refused: 'Not copied. The text is selected: copy it by the keyboard.',
};

/** How long the outcome stays beside the button. */
const SHOWN_FOR = 4000;

async function write(text: string): Promise<Outcome> {
  try {
    // Outside secure contexts there is no clipboard: that throws, too.
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'refused';
  }
}

function select(element: Element): void {
  const range = document.createRange();
  range.selectNodeContents(element);
  const selection = window.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/**
 * A short piece of code with a button that copies it. Where the browser refuses the clipboard, the text is selected.
 * @param text what is shown, and copied as it is
 */
export default function CopyText({ text }: { text: string }): ReactNode {
  const code = useRef<HTMLElement>(null);
  const timer = useRef<number | undefined>(undefined);
  const [outcome, setOutcome] = useState<Outcome>();

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const copy = async () => {
    const next = await write(text);
    if (next === 'refused' && code.current) select(code.current);
    setOutcome(next);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOutcome(undefined), SHOWN_FOR);
  };

  return (
    <span className={styles.copy}>
      <code ref={code}>{text}</code>
      <button type="button" className={styles.button} onClick={copy} aria-label={`Copy ${text}`}>
        Copy
      </button>
      <span role="status" className={styles.outcome}>
        {outcome && SAYS[outcome]}
      </span>
    </span>
  );
}
