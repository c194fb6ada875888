import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  type Change,
  type ChangeGroup,
  groupsByTask,
  quietRange,
  releasesWithTasks,
} from '../../../src/content/releases/model';
import { checkReleases } from '../../../src/lint/project/releases';
import { project } from '../../support/project';

const change = (id: string, version: string, more: Partial<Change> = {}): Change => ({
  id,
  version,
  kind: 'added',
  area: 'steps',
  feature: id,
  sentence: `About ${id}.`,
  page: 'a',
  upgrade: null,
  recorded: '2026-11-21',
  ...more,
});

test('a change and its parts stay together, and a part without its whole is a change like others', () => {
  const [whole, part] = [change('whole', '5.9'), change('part', '5.9', { of: 'whole' })];
  const shape = (groups: ChangeGroup[]) =>
    groups.map(({ change: one, parts }) => [one.id, ...parts.map(({ id }) => id)]);
  const [, others] = groupsByTask([part, change('other', '5.9'), whole]);
  assert.deepEqual(shape(others), [['other'], ['whole', 'part']]);
  assert.deepEqual(shape(groupsByTask([part])[1]), [['part']]);
  const asked = groupsByTask([whole, { ...part, upgrade: 'Do.' }, change('b', '5.9')]);
  assert.deepEqual(asked.map(shape), [[['whole', 'part']], [['b']]]);
});

test('a release without changes names those around it, and later releases that need action are listed', () => {
  const changes = [
    change('script', '5.12', { area: 'migration', upgrade: 'Run it.' }),
    change('task', '24.1', { upgrade: 'Set it.' }),
    change('new', '24.2'),
  ];
  const releases = ['5.9', '5.10', '5.11', '5.12', '24.1', '24.2', '24.3'];
  const history = { releases, changes, announced: [] };
  assert.equal(quietRange(history, '5.10'), '5.9 through 5.11');
  assert.equal(quietRange(history, '24.3'), '24.3');
  assert.deepEqual(releasesWithTasks(history, '5.9'), ['24.1']);
});

test('a version without a history is reported, with the command that creates one', () => {
  const check = () => checkReleases(project({}), new Map([['ace9', []]]));
  assert.throws(check, /src\/content\/releases\/ace9\.json does not exist.*docs:release/);
});
