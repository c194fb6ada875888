import { translate } from '@docusaurus/Translate';
import { openTab } from '@site/src/components/Frame';
import { exampleTabs } from '@site/src/content/examples/files';
import React, { type ReactNode, useId } from 'react';
import { idOfFile, isSameResult, type Stated, textsOf } from './draft';
import { nameOfText, type TextProblem } from './outcome';
import ResultView from './ResultView';
import styles from './styles.lazy.module.css';
import TextField from './TextField';
import type { Runner } from './useRunner';

/** The tab of a text. */
const tabOf = (id: string): string =>
  id === 'expression' || id.startsWith(idOfFile('')) ? exampleTabs.flow : exampleTabs.input;

/** Opens the tab of the text with an error, and puts the cursor there. */
export function goTo(frame: HTMLElement, { text = '', line = 1, column = 1 }: TextProblem): void {
  openTab(frame, tabOf(text));
  const field = frame.querySelector<HTMLTextAreaElement>(`textarea[name="${CSS.escape(text)}"]`);
  if (!field) return;
  const before = field.value.split('\n').slice(0, line - 1);
  const at = before.reduce((sum, one) => sum + one.length + 1, column - 1);
  field.focus({ preventScroll: true });
  field.setSelectionRange(at, at);
  field.parentElement?.querySelector('mark')?.scrollIntoView({ block: 'nearest' });
}

type Props = {
  runner: Runner;
  /** Whether the texts are fields. */
  isEditing: boolean;
  /** The result that the page shows, unless a run gives another one. */
  shown?: Stated;
  /** Leads to the text with an error. */
  onGoTo: (problem: TextProblem) => void;
};

/** The texts and the result of a runner, each in its tab, where they replace what the page shows. */
export default function Parts({ runner, isEditing, shown, onGoTo }: Props): ReactNode {
  const describedBy = useId();
  const { draft, outcome, change } = runner;
  const problem = outcome?.problem;
  return (
    <>
      {isEditing &&
        textsOf(draft).map(({ id, text }) => (
          <div key={id} data-tab={tabOf(id)} className={styles.live}>
            <p className={styles.name}>{nameOfText(id)}</p>
            <TextField
              id={id}
              label={nameOfText(id)}
              value={text}
              onChange={(next) => change(id, next)}
              {...(problem?.text === id && { problem: { line: problem.line, describedBy } })}
            />
          </div>
        ))}
      {outcome && !isSameResult(shown, outcome.value) && (
        <div data-tab={exampleTabs.result} className={styles.live}>
          <p className={styles.name}>{translate({ message: 'Result' })}</p>
          <ResultView
            id={describedBy}
            outcome={outcome}
            version={draft.kind === 'flow' ? draft.version : undefined}
            onGoTo={onGoTo}
          />
        </div>
      )}
    </>
  );
}
