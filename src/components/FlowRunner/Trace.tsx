import type { RunResult, StepTrace } from '@site/src/flow/types';
import clsx from 'clsx';
import React, { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import ChangeList from './ChangeList';
import { changesBetween } from './changes';
import DocView from './DocView';
import styles from './styles.lazy.module.css';
import { stepStatusText, texts, timeText } from './texts';

/** The document that a step started with: that after the step before it in the same flow. */
export function docBefore(trace: readonly StepTrace[], index: number, input: unknown): unknown {
  const { flow } = trace[index] ?? {};
  const previous = trace
    .slice(0, index)
    .filter((step) => step.flow === flow)
    .at(-1);
  // The input of a flow that another one calls is not in the trace.
  return previous?.doc ?? (flow === trace[0]?.flow ? input : undefined);
}

function Step({ step, before }: { step: StepTrace; before: unknown }): ReactNode {
  const changes = useMemo(() => {
    if (before === undefined) return [];
    try {
      return changesBetween(before, step.doc);
    } catch {
      return []; // nested too deeply: the document says so
    }
  }, [before, step]);
  return (
    <>
      {changes.length > 0 ? <ChangeList changes={changes} /> : <p>{texts.unchanged()}</p>}
      <DocView label={texts.documentAfter()} before={before} value={step.doc} />
    </>
  );
}

type Props = { result: RunResult; input: unknown };

/** The document after each step of a run. The buttons and the arrow keys go forward and back. */
export default function Trace({ result: { trace }, input }: Props): ReactNode {
  const [index, setIndex] = useState(0);
  const heading = useId();
  const step = trace[index];
  if (!step) return null;
  const last = trace.length - 1;
  const go = (to: number) => setIndex(Math.min(Math.max(to, 0), last));
  const onKeyDown = (event: KeyboardEvent) => {
    // In the document, the arrow keys scroll.
    if (event.target instanceof Element && event.target.closest('pre')) return;
    const to = { ArrowRight: index + 1, ArrowLeft: index - 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    go(to);
  };
  return (
    // The arrow keys add to its buttons, which do the same.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-labelledby={heading} onKeyDown={onKeyDown}>
      <p id={heading} className={styles.heading}>
        {texts.steps()}
      </p>
      <div className={styles.stepper}>
        {/* Not disabled at the ends: a disabled button loses the focus. */}
        <button
          type="button"
          className={styles.button}
          aria-disabled={index === 0}
          onClick={() => go(index - 1)}
        >
          {texts.previous()}
        </button>
        <button
          type="button"
          className={styles.button}
          aria-disabled={index === last}
          onClick={() => go(index + 1)}
        >
          {texts.next()}
        </button>
      </div>
      <p role="status" className={clsx(styles.step, styles[step.status])}>
        {texts.stepOf(index + 1, trace.length)}
        {' · '}
        <strong>{step.name}</strong>
        {' · '}
        <code>{step.stepType}</code>
        {step.line !== undefined && ` · ${texts.place(step.flow, step.line, undefined)}`}
        {` · ${stepStatusText(step.status)} · ${timeText(step.ms)}`}
      </p>
      <Step step={step} before={docBefore(trace, index, input)} />
    </div>
  );
}
