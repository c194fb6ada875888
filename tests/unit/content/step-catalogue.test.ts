import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CatalogueVersion, catalogueOf } from '../../../src/content/steps/catalogue';
import { readStep } from '../../../src/content/steps/step';
import { applyFilter } from '../../../src/mdx/StepCatalogue/filter';

const doc = (id: string, title: string, step?: Record<string, string>, facts = {}) => ({
  id,
  title,
  description: `About ${title}`,
  permalink: `/docs/${id}`,
  frontMatter: {
    ...(step && { step, stepFacts: { releases: [], absentFrom: [], icon: 0, ...facts } }),
  },
});

const newer: CatalogueVersion = {
  versionName: 'new',
  label: 'New',
  docs: [
    doc('index', 'Introduction'),
    doc('steps/return', 'Return', { group: 'Logic', stepType: 'stop', summary: 'Ends the flow.' }),
    doc('steps/crypto', 'Crypto', { group: 'Utility' }, { absentFrom: ['old'] }),
    doc('steps/switch', 'Switch', { group: 'Logic' }),
  ],
  sidebars: {
    docs: [
      { type: 'doc', id: 'index' },
      {
        type: 'category',
        items: [
          { type: 'doc', id: 'steps/switch' },
          { type: 'doc', id: 'steps/return' },
          { type: 'doc', id: 'steps/crypto' },
        ],
      },
    ],
  },
};
const older: CatalogueVersion = {
  ...newer,
  versionName: 'old',
  label: 'Old',
  docs: [doc('steps/stop', 'Stop', { group: 'Logic' }), doc('errors', 'Errors')],
};
const topics = [
  { pages: { old: 'steps/stop', new: 'steps/return' } },
  { pages: { old: 'errors', new: 'steps/switch' } },
];
const groups = catalogueOf(newer, [newer, older], topics);

test('the catalogue has the steps by group, in the order of the sidebar', () => {
  assert.deepEqual(
    groups.map(({ name, steps }) => [name, steps.map((step) => step.name)]),
    [
      ['Logic', ['Switch', 'Return']],
      ['Utility', ['Crypto']],
    ],
  );
});

test('a step has its summary, or the description of its page, and its name in other versions', () => {
  const [logic, utility] = groups;
  const [unknown, renamed] = logic?.steps ?? [];
  assert.equal(renamed?.summary, 'Ends the flow.');
  assert.deepEqual(renamed?.others, [{ version: 'Old', name: 'Stop' }]);
  assert.equal(unknown?.summary, 'About Switch');
  assert.deepEqual(unknown?.others, []);
  assert.deepEqual(utility?.steps[0]?.others, [{ version: 'Old', name: null }]);
});

test('the filter finds every word in name, step type, summary or group', () => {
  const found = (query: string, group = '') =>
    applyFilter(groups, { query, group }).flatMap(({ steps }) => steps.map(({ name }) => name));
  assert.deepEqual(found(''), ['Switch', 'Return', 'Crypto']);
  assert.deepEqual(found('STOP'), ['Return']);
  assert.deepEqual(found('flow ends'), ['Return']);
  assert.deepEqual(found('logic'), ['Switch', 'Return']);
  assert.deepEqual(found('about', 'utility'), ['Crypto']);
  assert.deepEqual(found('return', 'utility'), []);
  assert.equal(found('', 'gone').length, 3);
});

test('a page that is not about a step has no step data', () => {
  for (const frontMatter of [{}, { step: null }, { step: 'jsonata' }, { step: {} }])
    assert.equal(readStep(frontMatter), undefined);
});
