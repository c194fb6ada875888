import { translate } from '@docusaurus/Translate';
import React, { type ReactNode, useRef } from 'react';
import CopyButton from './CopyButton';
import styles from './styles.module.css';

/** A short piece of code with a copy button. */
export default function CopyText({ text }: { text: string }): ReactNode {
  const code = useRef<HTMLElement>(null);
  return (
    <span className={styles.copy}>
      <code ref={code}>{text}</code>
      <CopyButton
        of={code}
        className={styles.button}
        label={translate({ message: 'Copy {text}' }, { text })}
      />
    </span>
  );
}
