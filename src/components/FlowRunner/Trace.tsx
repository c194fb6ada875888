import type { StepTrace } from '@ace-docs/flow-runner';
import React, { type ReactNode, useState } from 'react';
import ChangeList from './ChangeList';
import { changesBetween } from './changes';
import DocView from './DocView';
import { placeText, stepStatusText, strings, timeText } from './strings';
import styles from './styles.lazy.module.css';

/** The document that a step started with: that after the step before it in the same flow. */
function docBefore(trace: readonly StepTrace[], index: number, input: unknown): unknown {
  const { flow } = trace[index] ?? {};
  const previous = trace
    .slice(0, index)
    .filter((step) => step.flow === flow)
    .at(-1);
  // The input of a flow that another one calls is not in the trace.
  return previous?.doc ?? (flow === trace[0]?.flow ? input : undefined);
}

function StepDocument({ step, before }: { step: StepTrace; before: unknown }): ReactNode {
  const changes = before === undefined ? [] : changesBetween(before, step.doc);
  return (
    <>
      {changes.length > 0 ? <ChangeList changes={changes} /> : <p>{strings.unchanged()}</p>}
      <DocView label={strings.documentAfter()} before={before} value={step.doc} />
    </>
  );
}

function Step({ step, before }: { step: StepTrace; before: unknown }): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <li>
      <details onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <strong>{step.name}</strong> · <code>{step.stepType}</code>
          {` · ${placeText(step.flow, step.line)} · ${stepStatusText(step.status)} · ${timeText(step.ms)}`}
        </summary>
        {isOpen && <StepDocument step={step} before={before} />}
      </details>
    </li>
  );
}

type Props = { trace: readonly StepTrace[]; input: unknown };

/** The steps of a run in their order; each opens the document after it. */
export default function Trace({ trace, input }: Props): ReactNode {
  return (
    <>
      <p className={styles.heading}>{strings.steps()}</p>
      <ol aria-label={strings.steps()}>
        {trace.map((step, index) => (
          <Step key={index} step={step} before={docBefore(trace, index, input)} />
        ))}
      </ol>
    </>
  );
}
