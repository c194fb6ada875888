import type { Json } from '@ace-docs/flow-runner';
import siteConfig from '@generated/docusaurus.config';
import { permalinkOf } from '@site/src/site/paths';
import { addressOf } from '@site/src/site/versions';
import React, { type ReactNode, useMemo } from 'react';
import type { Outcome, TextProblem } from './answer';
import ChangeList from './ChangeList';
import { type Change, changesBetween } from './changes';
import DocView from './DocView';
import { nameOfText, outcomeText, placeText, strings } from './strings';
import styles from './styles.lazy.module.css';
import Trace from './Trace';

/** The result that a page states. */
export type Stated = { doc: Json; errors?: readonly Json[] };

/** How a result differs from the one that the page states; the errors count only if the page states them. */
export function differencesFrom({ doc, errors }: Stated, value: unknown): Change[] {
  const given = value as Stated;
  return errors
    ? changesBetween({ doc, errors }, given)
    : changesBetween({ doc }, { doc: given.doc });
}

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

/** The outcome of a run: status, problem, difference from the page, result, and the document after each step. */
export default function ResultView(props: Props): ReactNode {
  const { id, outcome, version, stated, isRunning, isStale } = props;
  const differences = useMemo(
    () => (stated && outcome?.value !== undefined ? differencesFrom(stated, outcome.value) : []),
    [stated, outcome],
  );
  const isSame = stated !== undefined && outcome?.value !== undefined && differences.length === 0;
  return (
    <div>
      <p className={styles.heading}>{strings.result()}</p>
      <div role="status" id={id} className={styles.status}>
        <p>
          {isRunning
            ? strings.running()
            : outcome
              ? outcomeText(outcome, isSame)
              : strings.notRun()}
          {isStale && !isRunning && ` ${strings.stale()}`}
        </p>
        {outcome?.problem && <ProblemView problem={outcome.problem} version={version} />}
      </div>
      {differences.length > 0 && (
        <>
          <p>{strings.differs()}</p>
          <ChangeList changes={differences} />
        </>
      )}
      {outcome?.value !== undefined && (
        <DocView label={strings.result()} before={outcome.before} value={outcome.value} />
      )}
      {outcome?.trace && outcome.trace.length > 0 && (
        <Trace trace={outcome.trace} input={(outcome.before as Stated | undefined)?.doc} />
      )}
    </div>
  );
}
