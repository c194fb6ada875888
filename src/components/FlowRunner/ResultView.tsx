import siteConfig from '@generated/docusaurus.config';
import { permalinkOf } from '@site/src/site/paths';
import { addressOf } from '@site/src/site/versions';
import React, { type ReactNode } from 'react';
import type { Outcome, TextProblem } from './answer';
import { formatJson } from './draft';
import { isSameResult, type Stated } from './sameResult';
import { lostText, nameOfText, outcomeText, placeText, strings } from './strings';
import styles from './styles.lazy.module.css';

type ProblemProps = { problem: TextProblem; version: string | undefined };

/** What went wrong, and where. */
function ProblemView({ problem, version }: ProblemProps): ReactNode {
  const { message, text, line, column, page } = problem;
  return (
    <p className={styles.problem}>
      {text !== undefined && `${placeText(nameOfText(text), line, column)}: `}
      {message}{' '}
      {page !== undefined && version !== undefined && (
        <a href={permalinkOf(addressOf({ version, id: page }), siteConfig.baseUrl)}>
          {strings.page()}
        </a>
      )}
    </p>
  );
}

function shown(value: unknown): string {
  try {
    return formatJson(value);
  } catch (error) {
    if (error instanceof RangeError) return strings.notShown();
    throw error;
  }
}

type Props = {
  /** ID of what says how the run ended. */
  id: string;
  outcome: Outcome | undefined;
  /** Version of the flow. */
  version: string | undefined;
  stated: Stated | undefined;
  isRunning: boolean;
  isStale: boolean;
};

/** The outcome of a run: status, problem, whether the page states the same, and the result. */
export default function ResultView(props: Props): ReactNode {
  const { id, outcome, version, stated, isRunning, isStale } = props;
  return (
    <div>
      <p className={styles.heading}>{strings.result()}</p>
      <div role="status" id={id} className={styles.status}>
        <p>
          {isRunning
            ? strings.running()
            : outcome
              ? outcomeText(outcome, isSameResult(stated, outcome.value))
              : strings.notRun()}
          {isStale && !isRunning && ` ${strings.stale()}`}
        </p>
        {outcome?.lost?.map((lost) => (
          <p key={lost}>{lostText(lost)}</p>
        ))}
        {outcome?.problem && <ProblemView problem={outcome.problem} version={version} />}
      </div>
      {outcome?.value !== undefined && (
        // A scrollable region must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} className={styles.doc} role="region" aria-label={strings.result()}>
          <code>{shown(outcome.value)}</code>
        </pre>
      )}
    </div>
  );
}
