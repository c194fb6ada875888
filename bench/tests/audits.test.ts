import assert from 'node:assert/strict';
import { test } from 'node:test';
import { metrics, groupUndecided } from '../accessibility/metrics';
import type { Run } from '../accessibility/sweep';
import { undecidedOverBudget } from '../accessibility/undecided';
import { copiedPage, plainBody, repeated } from '../builds/corpus';

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
    run('/docs', 'page'),
    run('/docs/steps/jwt', 'page', 2),
    run('/docs/steps/jwt', 'page'),
    run('/docs/ace4/cli/intro', 'page'),
    run('/docs/ace4/tags/cli', 'page'),
    run('/', 'page'),
    run('version dropdown', 'state', 1),
  ];
  assert.deepEqual(metrics(runs), [
    { part: 'ACE 5', checked: 2, runs: 3, violations: 2 },
    { part: 'ACE 4', checked: 1, runs: 1, violations: 0 },
    { part: 'Other pages', checked: 2, runs: 2, violations: 0 },
    { part: 'Open states', checked: 1, runs: 1, violations: 1 },
  ]);
});

test('undecided elements are grouped by rule and reason', () => {
  const other = { ...finding, reasons: 'On a picture.' };
  const found = [
    { ...other, where: '/' },
    { ...finding, where: '/a' },
    { ...finding, where: '/a' },
    { ...finding, where: '/b' },
  ];
  assert.deepEqual(groupUndecided(found), [
    { rule: 'color-contrast', reason: 'Covered.', elements: 3, runs: 2 },
    { rule: 'color-contrast', reason: 'On a picture.', elements: 1, runs: 1 },
  ]);
});

test('undecided elements cannot exceed the budget of their rule, which is 0 if it has none', () => {
  const question = (rule: string, elements: number) => ({
    rule,
    reason: 'Covered.',
    elements,
    runs: 1,
  });
  assert.deepEqual(undecidedOverBudget([question('color-contrast', 33)], 10), []);
  assert.deepEqual(
    undecidedOverBudget([question('color-contrast', 20), question('color-contrast', 80)], 10),
    ['color-contrast: axe leaves 10.00 elements undecided per run, the budget is 3.3.'],
  );
  assert.deepEqual(undecidedOverBudget([question('aria-prohibited-attr', 16)], 1430), [
    'aria-prohibited-attr: axe leaves 0.01 elements undecided per run, the budget is 0.',
  ]);
});

test('a page for other generators keeps text and code, without components', () => {
  const page = [
    "import Release from './_release.md';",
    '## Fields {#fields}',
    'Since <Since version="25.5" />: text.',
    '<Diagram name="a" />',
    '```jsx',
    '<Book a="{#fields}" />',
    '```',
    'A <kbd>key</kbd>.',
  ].join('\n');
  assert.equal(
    plainBody(page),
    '\n## Fields\nSince : text.\n\n```jsx\n<Book a="{#fields}" />\n```\nA <kbd>key</kbd>.',
  );
});

test('repeated pages have unique paths and titles', () => {
  const pages = [{ path: 'steps/jwt', title: 'JWT', description: '', body: 'Text.' }];
  assert.deepEqual(
    repeated(pages, 3).map(({ path, title }) => [path, title]),
    [
      ['steps/jwt', 'JWT'],
      ['copy-2/steps/jwt', 'JWT 2'],
      ['copy-3/steps/jwt', 'JWT 3'],
    ],
  );
});

test('a copied page has a unique title and description, and no slug or step data', () => {
  const page = [
    '---',
    "title: 'Redis: get'",
    'description: Reads a value.',
    'slug: /x',
    'step:',
    '  group: Data',
    'tags: [steps]',
    '---',
    'title: stays',
    '',
  ].join('\n');
  assert.equal(
    copiedPage(page, 2),
    [
      '---',
      'title: "Redis: get 2"',
      'description: Reads a value. 2',
      'tags:',
      '  - steps',
      '---',
      'title: stays',
      '',
    ].join('\n'),
  );
});
