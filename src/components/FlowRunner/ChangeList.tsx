import React, { type ReactNode } from 'react';
import type { Change } from './changes';
import { changeText, strings } from './strings';
import styles from './styles.lazy.module.css';

/** Differences that are listed, and characters of a value. */
const MAX_CHANGES = 20;
const MAX_VALUE = 60;
const SIGNS = { added: '+', changed: '~', removed: '−' };

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

/** Differences between two documents, one in each line: sign, path, kind, and the values. */
export default function ChangeList({ changes }: { changes: readonly Change[] }): ReactNode {
  return (
    <ul className={styles.changes}>
      {changes.slice(0, MAX_CHANGES).map(({ kind, path, before, after }) => (
        <li key={path} data-change={kind}>
          <span aria-hidden="true" className={styles.sign}>
            {SIGNS[kind]}
          </span>
          <code>{path}</code> {changeText(kind)}
          {kind !== 'added' && <code>{short(before)}</code>}
          {kind === 'changed' && ' → '}
          {kind !== 'removed' && <code>{short(after)}</code>}
        </li>
      ))}
      {changes.length > MAX_CHANGES && <li>{strings.moreChanges(changes.length - MAX_CHANGES)}</li>}
    </ul>
  );
}
