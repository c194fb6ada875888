import React, { type ReactNode } from 'react';
import { messages } from '../messages';
import styles from './KeyHints.lazy.module.css';

/** Keyboard hints, shown in windows with enough space, with a button that shows all shortcuts. */
export default function KeyHints({ onShortcuts }: { onShortcuts: () => void }): ReactNode {
  const hints = [
    ['↑ ↓', messages.choose()],
    ['Enter', messages.open()],
    ['Esc', messages.close()],
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
          {messages.shortcuts()}
        </button>
      </li>
    </ul>
  );
}
