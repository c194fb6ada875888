import { translate } from '@docusaurus/Translate';
import React, { type ReactNode, useRef } from 'react';
import { copiedMessage, refusedText, useTemporary } from './outcome';
import styles from './styles.module.css';

type Outcome = 'copied' | 'refused';

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

/**
 * A short piece of code with a copy button. If the browser denies clipboard access, the text is selected.
 * @param text the text to display and to copy
 */
export default function CopyText({ text }: { text: string }): ReactNode {
  const code = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useTemporary<Outcome>(DISPLAY_TIME);

  const copy = async () => {
    const next = await write(text);
    if (next === 'refused' && code.current) getSelection()?.selectAllChildren(code.current);
    setOutcome(next);
  };

  const label = translate({ message: 'Copy {text}' }, { text });
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
      <span role="status">
        {outcome && (outcome === 'copied' ? copiedMessage() : refusedText())}
      </span>
    </span>
  );
}
