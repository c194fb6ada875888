import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { openTab } from '@site/src/components/Example/frame';
import { exampleTabs } from '@site/src/content/examples/files';
import { addressOf } from '@site/src/site/versions';
import React, { type ReactNode } from 'react';
import { type Draft, fileOf, formatJson, isSameResult, type Stated } from './draft';
import { linesHtml } from './linesHtml';
import { type Ended, losses, nameOfText, placeText, type TextProblem } from './outcome';
import styles from './styles.lazy.module.css';
import TextField from './TextField';

const tabOf = (id: string): string =>
  id === 'expression' || fileOf(id) !== undefined ? exampleTabs.flow : exampleTabs.input;

/** Opens the tab of the text with an error, and puts the cursor there: before the focus, which scrolls to it. */
export function goTo(frame: HTMLElement, { text = '', line = 1, column = 1 }: TextProblem): void {
  openTab(frame, tabOf(text));
  const field = frame.querySelector<HTMLTextAreaElement>(`textarea[name="${CSS.escape(text)}"]`);
  if (!field) return;
  const before = field.value.split('\n').slice(0, line - 1);
  const at = [...before, ''].join('\n').length + column - 1;
  field.setSelectionRange(at, at);
  field.focus();
  field.previousElementSibling?.children[line - 1]?.scrollIntoView({ block: 'nearest' });
}

function jsonOf(value: unknown): string {
  try {
    return formatJson(value);
  } catch (error) {
    if (error instanceof RangeError)
      return translate({ message: 'The document is nested too deeply to be shown.' });
    throw error;
  }
}

type Props = {
  draft: Draft;
  /** The last run. */
  ended: Ended | undefined;
  /** Whether the texts are fields. */
  isEditing: boolean;
  onChange: (id: string, text: string) => void;
  /** The result that the page shows, unless a run gives another one; without it, there is a place for one. */
  shown?: Stated;
  /** The ID of what says what is wrong. */
  describedBy: string;
  /** What stands above the result. */
  alert: ReactNode;
};

type AlertProps = { ended: Ended; id: string; onGoTo: (problem: TextProblem) => void };

/** What went wrong in a run and where, and what of its result is not shown. */
export function Alert({ ended, id, onGoTo }: AlertProps): ReactNode {
  const { of, problem, lost = [] } = ended;
  if (!problem && lost.length === 0) return null;
  return (
    <div id={id} role="alert" className={styles.problem}>
      {problem && (
        <p>
          <strong>{problem.message}</strong>
          {problem.text !== undefined && (
            <button type="button" onClick={() => onGoTo(problem)}>
              {placeText(problem)}
            </button>
          )}
          {problem.page !== undefined && of.kind === 'flow' && (
            // In this tab, what the reader typed would be lost.
            <Link to={addressOf({ version: of.version, id: problem.page })} target="_blank">
              <Translate>What the documentation says (new tab)</Translate>
            </Link>
          )}
        </p>
      )}
      {lost.map((one) => (
        <p key={one}>{losses[one]}</p>
      ))}
    </div>
  );
}

function Result({ label, value, shown }: Pick<Props, 'shown'> & { label: string; value: unknown }) {
  const stated = shown && new Set(formatJson({ errors: [], ...shown }).split(/,?\n/));
  const isNew = (line: string) => stated?.has(line.replace(/,$/, '')) === false;
  return (
    // A scrollable region must be reachable with the keyboard.
    <pre
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={label}
    >
      <code dangerouslySetInnerHTML={{ __html: linesHtml(jsonOf(value), '', isNew) }} />
    </pre>
  );
}

/** The texts and the result of a runner, each in its tab, where they replace what the page shows. */
export default function Parts(props: Props): ReactNode {
  const { draft, ended, isEditing, onChange, shown, describedBy, alert } = props;
  const problem = ended?.problem;
  const isFormer = problem && ended.value === undefined && ended.former !== undefined;
  const value = isFormer ? ended.former : ended?.value;
  const label = isFormer
    ? translate({ message: 'Result before the error' })
    : translate({ message: 'Result' });
  const isError = alert && problem && ended.value === undefined;
  return (
    <>
      {isEditing &&
        Object.entries(draft.texts).map(([id, text]) => (
          <div key={id} data-tab={tabOf(id)} className={styles.live}>
            <p className={styles.name}>{nameOfText(id)}</p>
            <TextField
              id={id}
              label={nameOfText(id)}
              value={text}
              onChange={(next) => onChange(id, next)}
              {...(problem?.text === id && { problem: { line: problem.line, describedBy } })}
            />
          </div>
        ))}
      {(ended ? !isSameResult(shown, ended.value) : !shown) && (
        <div data-tab={exampleTabs.result} data-former={isFormer} className={styles.live}>
          {isError && <p className={styles.name}>{translate({ message: 'Error' })}</p>}
          {alert}
          {(value !== undefined || !isError) && <p className={styles.name}>{label}</p>}
          {value !== undefined && <Result {...{ label, value, shown }} />}
        </div>
      )}
    </>
  );
}
