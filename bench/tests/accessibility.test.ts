import assert from 'node:assert/strict';
import { test } from 'node:test';
import { groupUndecided, metrics, undecidedOverBudget } from '../accessibility/metrics';
import type { Run } from '../accessibility/sweep';

const finding = { rule: 'color-contrast', selector: 'p', reasons: 'Covered.' };
const run = (name: string, kind: Run['kind'], violations = 0): Run => ({
  name,
  kind,
  width: 360,
  mode: 'light',
  violations: Array.from({ length: violations }, () => finding),
  undecided: [],
});

test('runs are counted by part of the site', () => {
  const runs = [
    run('/docs/steps/jwt', 'page', 2),
    run('/docs/steps/jwt', 'page'),
    run('/docs/ace4/cli/intro', 'page'),
    run('/docs/ace4/tags/cli', 'page'),
    run('version dropdown', 'state', 1),
  ];
  assert.deepEqual(metrics(runs), [
    { part: 'ACE 5', checked: 1, runs: 2, violations: 2 },
    { part: 'ACE 4', checked: 1, runs: 1, violations: 0 },
    { part: 'Other pages', checked: 1, runs: 1, violations: 0 },
    { part: 'Open states', checked: 1, runs: 1, violations: 1 },
  ]);
});

test('undecided elements are grouped by rule and reason, and exceed the budget of their rule', () => {
  const found = ['/', '/a', '/a'].map((where) => ({ ...finding, where }));
  const groups = groupUndecided([...found, { ...finding, rule: 'list', where: '/' }]);
  assert.deepEqual(groups, [
    { rule: 'color-contrast', reason: 'Covered.', elements: 3, runs: 2 },
    { rule: 'list', reason: 'Covered.', elements: 1, runs: 1 },
  ]);
  assert.deepEqual(undecidedOverBudget(groups, 1), [
    'list: axe leaves 1.00 elements undecided per run, the budget is 0.',
  ]);
});
