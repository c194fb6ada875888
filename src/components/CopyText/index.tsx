import { translate } from '@docusaurus/Translate';
import React, { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './styles.module.css';

type Outcome = 'copied' | 'refused';

function outcomeText(outcome: Outcome): string {
  return outcome === 'copied'
    ? translate({
        id: 'theme.CodeBlock.copied',
        message: 'Copied',
        description: 'The copied button label on code blocks',
      })
    : translate({
        id: 'copyText.refused',
        message: 'Not copied. The text is selected: copy it by the keyboard.',
        description: 'Shown beside a copy button where the browser refuses the clipboard',
      });
}

/** How long the outcome is displayed next to the button, in milliseconds. */
const DISPLAY_TIME = 4000;

async function write(text: string): Promise<Outcome> {
  try {
    // Outside secure contexts, the clipboard is undefined: that throws, too.
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
 * A short piece of code with a copy button. If the browser denies clipboard access, the text is selected.
 * @param text the text to display and to copy
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
    timer.current = window.setTimeout(() => setOutcome(undefined), DISPLAY_TIME);
  };

  const label = translate(
    {
      id: 'copyText.label',
      message: 'Copy {text}',
      description: 'Name of a copy button for screen readers',
    },
    { text },
  );
  return (
    <span className={styles.copy}>
      <code ref={code}>{text}</code>
      <button
        type="button"
        className={styles.button}
        onClick={() => void copy()}
        aria-label={label}
      >
        {translate({
          id: 'theme.CodeBlock.copy',
          message: 'Copy',
          description: 'The copy button label on code blocks',
        })}
      </button>
      <span role="status" className={styles.outcome}>
        {outcome && outcomeText(outcome)}
      </span>
    </span>
  );
}
