import siteConfig from '@generated/docusaurus.config';
import Translate, { translate } from '@docusaurus/Translate';
import { permalinkOf } from '@site/src/site/paths';
import { addressOf } from '@site/src/site/versions';
import React, { type ReactNode } from 'react';
import { formatJson } from './draft';
import { lostText, type Outcome, placeText, type TextProblem } from './outcome';
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
  /** ID of what says what went wrong. */
  id: string;
  outcome: Outcome;
  /** Version of the flow. */
  version: string | undefined;
  /** Leads to the text with the error. */
  onGoTo: (problem: TextProblem) => void;
};

/** The outcome of a run: what went wrong and where, what is not shown, and the result. */
export default function ResultView({ id, outcome, version, onGoTo }: Props): ReactNode {
  const { problem, lost = [], value } = outcome;
  return (
    <>
      {(problem ?? lost.length > 0) && (
        <div id={id} role="alert" className={styles.problem}>
          {problem && (
            <p>
              {problem.text !== undefined && (
                <button type="button" onClick={() => onGoTo(problem)}>
                  {placeText(problem)}
                </button>
              )}{' '}
              <span>{problem.message}</span>{' '}
              {problem.page !== undefined && version !== undefined && (
                <a href={permalinkOf(addressOf({ version, id: problem.page }), siteConfig.baseUrl)}>
                  <Translate>What the documentation says</Translate>
                </a>
              )}
            </p>
          )}
          {lost.map((one) => (
            <p key={one}>{lostText(one)}</p>
          ))}
        </div>
      )}
      {value !== undefined && (
        // A scrollable region must be reachable with the keyboard.
        <pre
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={styles.doc}
          role="region"
          aria-label={translate({ message: 'Result' })}
        >
          <code>{shown(value)}</code>
        </pre>
      )}
    </>
  );
}
