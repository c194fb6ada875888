import siteConfig from '@generated/docusaurus.config';
import { permalinkOf } from '@site/src/site/paths';
import { addressOf } from '@site/src/site/versions';
import React, { type ReactNode } from 'react';
import ChangeList from './ChangeList';
import DocView from './DocView';
import type { Outcome } from './outcome';
import styles from './styles.lazy.module.css';
import { partName, statusText, texts, timeText } from './texts';
import Trace from './Trace';

/** What went wrong, and where. */
function ProblemView({ outcome }: { outcome: Outcome }): ReactNode {
  if (outcome.kind === 'part') {
    const { part, line, column, message } = outcome.problem;
    return (
      <p className={styles.problem}>
        {texts.place(partName(part), line, column)}: {message}
      </p>
    );
  }
  if (outcome.kind !== 'run' || !outcome.result.problem) return null;
  const { message, file, line, column, page } = outcome.result.problem;
  const place = file && (line === undefined ? file : texts.place(file, line, column));
  const { version } = outcome.request;
  return (
    <p className={styles.problem}>
      {place && `${place}: `}
      {message}{' '}
      {page !== undefined && (
        <a href={permalinkOf(addressOf({ version, id: page }), siteConfig.baseUrl)}>
          {texts.page()}
        </a>
      )}
    </p>
  );
}

const lines: Record<Exclude<Outcome['kind'], 'run'>, () => string> = {
  part: () => statusText('invalid'),
  stuck: texts.stuck,
  missing: texts.noWorker,
  error: texts.noWorker,
};

/** The outcome in one line, for everyone: shown, and announced. */
function statusLine(outcome: Outcome): string {
  if (outcome.kind !== 'run') return lines[outcome.kind]();
  const { result, differences } = outcome;
  return [
    statusText(result.status),
    timeText(result.ms),
    ...(differences?.length === 0 ? [texts.same()] : []),
  ].join(' · ');
}

type Props = { outcome: Outcome | undefined; isRunning: boolean; isStale: boolean };

/** The outcome of a run: status, problem, difference from the page, result, and the document after each step. */
export default function ResultView({ outcome, isRunning, isStale }: Props): ReactNode {
  const hasRun = outcome?.kind === 'run' && !['refused', 'invalid'].includes(outcome.result.status);
  return (
    <div className={styles.result}>
      <p className={styles.heading}>{texts.result()}</p>
      <p role="status" className={styles.status}>
        {isRunning ? texts.running() : outcome ? statusLine(outcome) : texts.notRun()}
        {isStale && outcome && !isRunning && <span> {texts.stale()}</span>}
      </p>
      {outcome && <ProblemView outcome={outcome} />}
      {outcome?.kind === 'run' && hasRun && (
        <>
          {outcome.differences && outcome.differences.length > 0 && (
            <>
              <p>{texts.differs()}</p>
              <ChangeList changes={outcome.differences} />
            </>
          )}
          <DocView
            label={texts.result()}
            before={{ doc: outcome.request.input, errors: [] }}
            value={{ doc: outcome.result.doc, errors: outcome.result.errors }}
          />
        </>
      )}
      {outcome?.kind === 'run' && (
        <Trace key={outcome.id} result={outcome.result} input={outcome.request.input} />
      )}
    </div>
  );
}
