import siteConfig from '@generated/docusaurus.config';
import Translate, { translate } from '@docusaurus/Translate';
import { permalinkOf } from '@site/src/site/paths';
import { addressOf } from '@site/src/site/versions';
import React, { type ReactNode } from 'react';
import { formatJson, type Stated } from './draft';
import { lostText, type Outcome, outcomeText, placeText } from './outcome';
import styles from './styles.lazy.module.css';

function shown(value: unknown): string {
  try {
    return formatJson(value);
  } catch (error) {
    if (error instanceof RangeError)
      return translate({ message: 'The document is nested too deeply to be shown.' });
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
  const problem = outcome?.problem;
  const heading = translate({ message: 'Result' });
  const ended = outcome ? outcomeText(outcome, stated) : translate({ message: 'Not run yet.' });
  const stale = translate({ message: 'You changed the example after this run.' });
  return (
    <div>
      <p className={styles.heading}>{heading}</p>
      <div role="status" id={id} className={styles.status}>
        <p>
          <span>{isRunning ? translate({ message: 'Running…' }) : ended}</span>
          {isStale && !isRunning && <span>{` ${stale}`}</span>}
        </p>
        {outcome?.lost?.map((lost) => (
          <p key={lost}>{lostText(lost)}</p>
        ))}
        {problem && (
          <p className={styles.problem}>
            <span>
              {problem.text === undefined
                ? problem.message
                : `${placeText(problem)}: ${problem.message}`}
            </span>{' '}
            {problem.page !== undefined && version !== undefined && (
              <a href={permalinkOf(addressOf({ version, id: problem.page }), siteConfig.baseUrl)}>
                <Translate>What the documentation says</Translate>
              </a>
            )}
          </p>
        )}
      </div>
      {outcome?.value !== undefined && (
        // A scrollable region must be reachable with the keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre tabIndex={0} className={styles.doc} role="region" aria-label={heading}>
          <code>{shown(outcome.value)}</code>
        </pre>
      )}
    </div>
  );
}
