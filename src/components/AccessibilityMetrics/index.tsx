import Translate, { translate } from '@docusaurus/Translate';
import results from '@site/src/content/accessibility.json';
import DataTable from '@site/src/components/DataTable';
import React, { type ReactNode } from 'react';

type Part = { part: string; checked: number; runs: number; violations: number };
type UndecidedGroup = { rule: string; reason: string; elements: number; runs: number };

// Empty before the first complete run.
const parts: readonly Part[] = results.parts;
const undecided: readonly UndecidedGroup[] = results.undecided;

const sum = (key: 'checked' | 'runs' | 'violations') =>
  parts.reduce((total, part) => total + part[key], 0);

const headings = {
  part: () =>
    translate({
      id: 'accessibility.part',
      message: 'Part',
      description: 'Heading of a column: part of the site',
    }),
  checked: () =>
    translate({
      id: 'accessibility.checked',
      message: 'Pages or states',
      description: 'Heading of a column: how many pages or states were checked',
    }),
  runs: () =>
    translate({ id: 'accessibility.runs', message: 'Runs', description: 'Heading of a column' }),
  violations: () =>
    translate({
      id: 'accessibility.violations',
      message: 'Violations',
      description: 'Heading of a column',
    }),
  rule: () =>
    translate({ id: 'accessibility.rule', message: 'Rule', description: 'Heading of a column' }),
  reason: () =>
    translate({
      id: 'accessibility.reason',
      message: 'Why axe cannot decide',
      description: 'Heading of a column',
    }),
  elements: () =>
    translate({
      id: 'accessibility.elements',
      message: 'Elements',
      description: 'Heading of a column',
    }),
};

const columns = (...names: (keyof typeof headings)[]) => names.map((name) => headings[name]());

/** The elements that axe reports as incomplete, by rule and reason, with the messages of axe. */
function Undecided(): ReactNode {
  const elements = undecided.reduce((total, group) => total + group.elements, 0);
  return (
    <>
      <p>
        <Translate
          id="accessibility.undecided"
          description="Introduces the table of elements that need a check by a person"
          values={{ tags: results.ruleTags.join(', '), elements }}
        >
          {
            'The rules are those with the tags {tags}; none is disabled. A person has to check what axe cannot decide. Axe left {elements} elements undecided; an element counts once per run:'
          }
        </Translate>
      </p>
      <DataTable
        columns={columns('rule', 'reason', 'elements', 'runs')}
        rows={undecided.map(({ rule, reason, elements: count, runs }) => ({
          key: `${rule} ${reason}`,
          cells: [<code key="rule">{rule}</code>, reason, count, runs],
        }))}
      />
    </>
  );
}

/** The metrics of the last complete run of `npm run audit:a11y`, from its results file. */
export default function AccessibilityMetrics(): ReactNode {
  if (parts.length === 0) {
    return (
      <p>
        <Translate id="accessibility.noRun" description="In place of the metrics">
          No complete run is recorded yet.
        </Translate>
      </p>
    );
  }
  return (
    <>
      <p>
        <Translate
          id="accessibility.summary"
          description="Summary of the last whole run of axe-core"
          values={{
            date: results.date,
            axe: results.axe,
            checked: sum('checked'),
            runs: sum('runs'),
            violations: sum('violations'),
          }}
        >
          {
            'On {date}, axe-core {axe} checked {checked} pages and open states in {runs} runs. It found {violations} violations.'
          }
        </Translate>
      </p>
      <DataTable
        columns={columns('part', 'checked', 'runs', 'violations')}
        rows={parts.map(({ part, checked, runs, violations }) => ({
          key: part,
          cells: [part, checked, runs, violations],
        }))}
      />
      {undecided.length > 0 && <Undecided />}
    </>
  );
}
