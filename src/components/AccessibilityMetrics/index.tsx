import results from '@site/src/content/accessibility.json';
import ScrollableTable from '@site/src/components/ScrollableTable';
import React, { type ReactNode } from 'react';

type Part = { part: string; looked: number; runs: number; barriers: number };

// Without a whole run on record the lists are empty.
const parts: Part[] = results.parts;
const questions: { elements: number }[] = results.questions;

const sum = (key: 'looked' | 'runs' | 'barriers') =>
  parts.reduce((total, part) => total + part[key], 0);

/** The figures of the last whole run of `npm run audit:a11y`, as its results file has them. */
export default function AccessibilityMetrics(): ReactNode {
  if (parts.length === 0) return <p>No whole run is on record yet.</p>;
  const undecided = questions.reduce((total, { elements }) => total + elements, 0);
  return (
    <>
      <p>
        On {results.date}, axe-core {results.axe} looked at {sum('looked')} pages and open states in{' '}
        {sum('runs')} runs. It found {sum('barriers')} barriers.
      </p>
      <ScrollableTable>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Pages or states</th>
            <th scope="col">Runs</th>
            <th scope="col">Barriers</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ part, looked, runs, barriers }) => (
            <tr key={part}>
              <th scope="row">{part}</th>
              <td>{looked}</td>
              <td>{runs}</td>
              <td>{barriers}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <p>
        The rules are those tagged {results.ruleTags.join(', ')}; none is switched off. Where axe
        cannot decide, a person has to look: over all runs it left {undecided} elements open, such
        as cells of tables that are scrolled out of view.
      </p>
    </>
  );
}
