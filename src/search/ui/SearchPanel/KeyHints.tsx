import React, { type ReactNode } from 'react';
import styles from './KeyHints.lazy.module.css';
import { texts } from '@site/src/search/ui/texts/texts';

/** Keyboard hints, shown in windows with enough space, with a button that shows all shortcuts. */
export default function KeyHints({ onShortcuts }: { onShortcuts: () => void }): ReactNode {
  const hints = [
    ['↑ ↓', texts.choose()],
    ['Enter', texts.open()],
    ['Esc', texts.close()],
  ];
  return (
    <ul className={styles.hints}>
      {hints.map(([key, does]) => (
        <li key={key}>
          <kbd>{key}</kbd> {does}
        </li>
      ))}
      <li>
        <button type="button" className={styles.all} onClick={onShortcuts}>
          {texts.shortcuts()}
        </button>
      </li>
    </ul>
  );
}
