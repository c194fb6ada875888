import { isComposing } from '@site/src/browser/isComposing';
import React, { type KeyboardEvent, type ReactNode } from 'react';
import { linesHtml } from './linesHtml';
import styles from './styles.lazy.module.css';

type Props = {
  /** Its name in the frame. */
  id: string;
  /** Name of the field for assistive technology. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The line with an error, from 1, and the ID of the element that says what is wrong. */
  problem?: { line?: number; describedBy: string };
};

/** Begins a new line as far from the margin as the one before. */
function keepIndent(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
  if (isComposing(event.nativeEvent)) return;
  const { value, selectionStart } = event.currentTarget;
  const line = value.slice(value.lastIndexOf('\n', selectionStart - 1) + 1, selectionStart);
  const indent = /^ */.exec(line)?.[0];
  if (!indent) return;
  event.preventDefault();
  // A change of the value could not be undone.
  document.execCommand('insertText', false, `\n${indent}`);
}

/**
 * A field for text in lines, with their numbers and colors: its own text is transparent, below the same one as HTML. The
 * Tab key leaves it, as it leaves any other field.
 */
export default function TextField({ id, label, value, onChange, problem }: Props): ReactNode {
  const html = linesHtml(value, id, (_, at) => at + 1 === problem?.line);
  return (
    <div className={styles.field}>
      <pre aria-hidden="true" translate="no" dangerouslySetInnerHTML={{ __html: html }} />
      <textarea
        name={id}
        aria-label={label}
        aria-invalid={problem !== undefined}
        aria-describedby={problem?.describedBy}
        value={value}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        onKeyDown={keepIndent}
      />
    </div>
  );
}
