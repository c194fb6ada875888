import { jsonLanguage } from '@codemirror/lang-json';
import { classHighlighter, highlightCode } from '@lezer/highlight';
import React, { type ReactNode, useMemo } from 'react';
import { markedLines } from './changes';
import styles from './styles.lazy.module.css';
import { changeText, texts } from './texts';

type Token = { text: string; classes: string };

/** Lines that are shown: more make the page slow. */
const MAX_LINES = 2000;
const MARKS = { added: '+', changed: '~' };

/** The tokens of a JSON text by line, with the classes that styles.lazy.module.css colors. */
function tokensByLine(text: string): Token[][] {
  const lines: Token[][] = [[]];
  highlightCode(
    text,
    jsonLanguage.parser.parse(text),
    classHighlighter,
    (piece, classes) => lines.at(-1)?.push({ text: piece, classes }),
    () => lines.push([]),
  );
  return lines;
}

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
      const marked = markedLines(before === undefined ? value : before, value);
      const shown = marked.slice(0, MAX_LINES);
      const tokens = tokensByLine(shown.map(({ text }) => text).join('\n'));
      return { shown, tokens, hidden: marked.length - shown.length };
    } catch (error) {
      if (error instanceof RangeError) return undefined;
      throw error;
    }
  }, [before, value]);
  if (!lines) return <p>{texts.notShown()}</p>;
  return (
    // A scrollable region must be reachable with the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre tabIndex={0} className={styles.doc} role="region" aria-label={label}>
      <code>
        {lines.shown.map(({ kind }, index) => (
          <span key={index} className={styles.line} data-change={kind}>
            {kind && (
              <span className={styles.sign} role="img" aria-label={changeText(kind)}>
                {MARKS[kind]}
              </span>
            )}
            {lines.tokens[index]?.map(({ text, classes }, at) => (
              <span key={at} className={classes}>
                {text}
              </span>
            ))}
          </span>
        ))}
        {lines.hidden > 0 && texts.moreLines(lines.hidden)}
      </code>
    </pre>
  );
}
