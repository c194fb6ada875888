import { announce } from '@site/src/browser/liveRegion';
import Field from '@site/src/components/Field';
import React, {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { Draft } from './draft';
import {
  addFlow,
  isCalledFlow,
  MAX_FLOW_NAME,
  nameOfFlow,
  type NameProblem,
  removeFile,
  renameFlow,
} from './flowFiles';
import styles from './styles.lazy.module.css';
import { nameProblemText, texts } from './texts';

type Props = {
  draft: Draft;
  /** Path of the file that is selected, if it is a file. */
  selected: string | undefined;
  /** Called with the changed example and the file to select. */
  onChange: (draft: Draft, select: string) => void;
};

/** What the form for a name does; `from` is the flow to rename. */
type Form = { from?: string; name: string };

/** Adds, renames and removes the flows that the flow of an example calls. */
export default function FlowFiles({ draft, selected, onChange }: Props): ReactNode {
  const [form, setForm] = useState<Form>();
  const [problem, setProblem] = useState<NameProblem>();
  const input = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isCancelled = useRef(false);
  const reason = useId();
  const isOpen = form !== undefined;
  const called = selected !== undefined && isCalledFlow(draft, selected) ? selected : undefined;

  useEffect(() => {
    if (isOpen) input.current?.select();
    else if (isCancelled.current) opener.current?.focus();
    isCancelled.current = false;
  }, [isOpen]);

  const open = (next: Form) => {
    setProblem(undefined);
    setForm(next);
  };
  const close = () => {
    isCancelled.current = true;
    setForm(undefined);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form) return;
    const name = form.name.trim();
    if (form.from !== undefined && nameOfFlow(form.from) === name) {
      close();
      return;
    }
    const done =
      form.from === undefined ? addFlow(draft, name) : renameFlow(draft, form.from, name);
    if (typeof done === 'string') {
      setProblem(done);
      input.current?.focus();
      return;
    }
    setForm(undefined);
    onChange(done.draft, done.path);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    close();
  };

  if (form) {
    return (
      // Escape does what Cancel does.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
      <form className={styles.flows} onSubmit={submit} onKeyDown={onKeyDown}>
        <Field label={texts.flowName()}>
          <input
            ref={input}
            type="text"
            value={form.name}
            maxLength={MAX_FLOW_NAME}
            aria-invalid={problem !== undefined}
            aria-describedby={reason}
            onChange={({ currentTarget }) => setForm({ ...form, name: currentTarget.value })}
          />
        </Field>
        <button type="submit" className={`${styles.button} ${styles.primary}`}>
          {form.from === undefined ? texts.addFlow() : texts.renameFlow()}
        </button>
        <button type="button" className={styles.button} onClick={close}>
          {texts.cancel()}
        </button>
        <p id={reason} role="status" className={styles.reason}>
          {problem && nameProblemText(problem)}
        </p>
      </form>
    );
  }
  return (
    <div className={styles.flows}>
      <button
        ref={opener}
        type="button"
        className={styles.button}
        onClick={() => open({ name: '' })}
      >
        {texts.addFlow()}
      </button>
      {called !== undefined && (
        <>
          <button
            type="button"
            className={styles.button}
            onClick={() => open({ from: called, name: nameOfFlow(called) })}
          >
            {texts.renameFlow()}
          </button>
          <button
            type="button"
            className={styles.button}
            onClick={() => {
              announce(texts.flowRemoved(called));
              onChange(removeFile(draft, called), draft.flow);
            }}
          >
            {texts.removeFlow()}
          </button>
        </>
      )}
    </div>
  );
}
