import { announce } from '@site/src/browser/liveRegion';
import Field from '@site/src/components/Field';
import { download } from '@site/src/components/FlowRunner/download';
import type { Draft } from '@site/src/components/FlowRunner/draft';
import {
  MAX_LIST,
  MAX_NAME,
  readSaved,
  type SavedExample,
  withSaved,
  writeSaved,
} from '@site/src/components/FlowRunner/saved';
import React, { type ReactNode, useId, useRef, useState } from 'react';
import { ownExamples } from './ownExamples';
import styles from './styles.lazy.module.css';
import { texts } from './texts';

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

type Props = {
  examples: readonly SavedExample[];
  /** The example that is open, as the reader edited it. */
  draft: Draft | undefined;
  /** Name of the own example that is open. */
  opened: string | undefined;
  /** Called after the list has changed, with the name of the example to open. */
  onChange: (examples: SavedExample[], open: string | undefined) => void;
};

/** Saves, deletes, exports and imports the examples of the reader. */
export default function OwnExamples({ examples, draft, opened, onChange }: Props): ReactNode {
  const heading = useId();
  const file = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [message, setMessage] = useState('');

  const keep = (next: SavedExample[], open: string | undefined, done: string) => {
    if (!ownExamples.keep(next)) {
      setMessage(texts.notSaved(texts.noStorage()));
      return;
    }
    setMessage('');
    announce(done);
    onChange(next, open);
  };
  const save = () => {
    const title = name.trim();
    if (title === '' || !draft) {
      setMessage(texts.nameMissing());
      return;
    }
    try {
      keep(withSaved(examples, [{ name: title, draft }]), title, texts.saved(title));
    } catch (error) {
      setMessage(texts.notSaved(reasonOf(error)));
    }
  };
  const importFrom = async (chosen: File | undefined) => {
    if (!chosen) return;
    try {
      // A file of several gigabytes is not read at all.
      const added = readSaved(
        chosen.size > MAX_LIST ? ' '.repeat(MAX_LIST + 1) : await chosen.text(),
      );
      keep(withSaved(examples, added), added[0]?.name, texts.imported(added.length));
    } catch (error) {
      setMessage(texts.notImported(reasonOf(error)));
    }
  };

  return (
    <section aria-labelledby={heading} className={styles.own}>
      <h2 id={heading} className={styles.heading}>
        {texts.yours()}
      </h2>
      <p>{texts.yoursNote()}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Field label={texts.name()}>
          <input
            type="text"
            value={name}
            maxLength={MAX_NAME}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
        </Field>
        <button type="submit" className="button button--primary button--sm">
          {texts.save()}
        </button>
        {opened !== undefined && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() =>
              keep(
                examples.filter((example) => example.name !== opened),
                undefined,
                texts.removed(opened),
              )
            }
          >
            {texts.remove()}
          </button>
        )}
        {examples.length > 0 && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => download('ace-examples.json', writeSaved(examples), 'application/json')}
          >
            {texts.exportAll()}
          </button>
        )}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => file.current?.click()}
        >
          {texts.importFile()}
        </button>
        <input
          ref={file}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={({ currentTarget }) => {
            void importFrom(currentTarget.files?.[0]);
            // The same file can be chosen again.
            currentTarget.value = '';
          }}
        />
      </form>
      <p role="status" className={styles.message}>
        {message}
      </p>
    </section>
  );
}
