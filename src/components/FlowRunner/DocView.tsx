import React, { type ReactNode, useMemo } from 'react';
import { markedLines } from './changes';
import { changeText, strings } from './strings';
import styles from './styles.lazy.module.css';

/** Lines that are shown: more make the page slow. */
const MAX_LINES = 2000;
const MARKS = { added: '+', changed: '~' };

type Props = {
  label: string;
  /** The document before: what differs from it is marked. Without it, nothing is. */
  before?: unknown;
  value: unknown;
};

/** A document as JSON, with a sign and a background for each line that differs from the document before. */
export default function DocView({ label, before, value }: Props): ReactNode {
  const lines = useMemo(() => {
    try {
      return markedLines(before === undefined ? value : before, value);
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }, [before, value]);
  if (!lines) return <p>{strings.notShown()}</p>;
  return (
    // A scrollable region must be reachable with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0} className={styles.doc} role="region" aria-label={label}>
      <code>
        {lines.slice(0, MAX_LINES).map(({ indent, key, text, kind }, index) => (
          <span key={index} className={styles.line} data-change={kind}>
            {kind && (
              <span className={styles.sign} role="img" aria-label={changeText(kind)}>
                {MARKS[kind]}
              </span>
            )}
            {indent}
            <span className={styles.key}>{key}</span>
            {text}
          </span>
        ))}
        {lines.length > MAX_LINES && strings.moreLines(lines.length - MAX_LINES)}
      </code>
    </pre>
  );
}
