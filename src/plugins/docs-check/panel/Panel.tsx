import React, { type ReactNode } from 'react';
import type { PageFacts } from '../pageFacts';
import styles from './styles.module.css';

/** Says in words what the check found on the page and elsewhere. */
function summaryOf({ problems, others }: PageFacts): string {
  if (!problems) return 'Checking …';
  const elsewhere = others > 0 ? `, ${others} in other files` : '';
  return `${problems.length === 0 ? 'No problem' : `${problems.length} problem(s)`} on this page${elsewhere}`;
}

/** What a writer wants to know about the page in the preview: its file, its problems, and its open points. */
export default function Panel(facts: PageFacts): ReactNode {
  const { source, section, stepType, edit, points, problems = [] } = facts;
  return (
    <details className={styles.panel}>
      <summary className={problems.length > 0 ? styles.found : undefined}>
        <span role="status">{summaryOf(facts)}</span>
      </summary>
      <p>
        <code>{source}</code> {edit && <a href={edit}>Edit</a>}
        <br />
        {section}
        {stepType && `, step type ${stepType}`}
      </p>
      {problems.length > 0 && (
        <ul>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {points.length > 0 && (
        <>
          <p>Not confirmed:</p>
          <ul>
            {points.map(({ question, line }) => (
              <li key={question}>
                {line}: {question}
              </li>
            ))}
          </ul>
        </>
      )}
    </details>
  );
}
