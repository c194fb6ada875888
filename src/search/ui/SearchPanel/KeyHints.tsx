import React, { type ReactNode } from 'react';
import styles from './KeyHints.module.css';
import { texts } from '@site/src/search/ui/texts/texts';

/** Keyboard hints, shown on devices with a keyboard and enough space. */
export default function KeyHints(): ReactNode {
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
    </ul>
  );
}
