import assert from 'node:assert/strict';
import { test } from 'node:test';
import { load } from 'cheerio';
import { releaseFeed } from '../../../src/plugins/content-data/feed';
import { readHistory } from '../../../src/content/releases';
import {
  type Change,
  featuresAt,
  groupChanges,
  type ReleaseHistory,
  splitByTask,
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

const history: ReleaseHistory = {
  releases: ['5.9', '5.10', '24.1', '24.2'],
  changes: [
    change('old', '5.9'),
    change('switch', '5.10', { area: 'security', upgrade: 'Set it.' }),
    change('gone', '24.1', { kind: 'removed', feature: 'old' }),
    change('new', '24.2', { area: 'workspace' }),
  ],
  announced: [],
};

const ids = (changes: Change[]) => changes.map(({ id }) => id);

test('a change and its parts stay together, and a part without its whole is a change like others', () => {
  const [whole, part] = [change('whole', '5.9'), change('part', '5.9', { of: 'whole' })];
  const shape = (changes: Change[]) =>
    groupChanges(changes).map(({ change: one, parts }) => [one.id, ids(parts)]);
  assert.deepEqual(shape([part, change('other', '5.9'), whole]), [
    ['other', []],
    ['whole', ['part']],
  ]);
  assert.deepEqual(shape([part]), [['part', []]]);
  const [tasks, others] = splitByTask([whole, { ...part, upgrade: 'Do.' }, change('b', '5.9')]);
  assert.deepEqual([ids(tasks), ids(others)], [['whole', 'part'], ['b']]);
});

test('a release has the features that were added up to it and not removed, and lacks later ones', () => {
  const { has, lacks } = featuresAt(history, '24.1');
  assert.deepEqual([ids(has), ids(lacks)], [['switch'], ['new']]);
  assert.deepEqual(ids(featuresAt(history, '5.10').has), ['old', 'switch']);
  const script = { ...history, changes: [change('script', '5.10', { area: 'migration' })] };
  assert.deepEqual(featuresAt(script, '24.1'), { has: [], lacks: [] });
});

test('a version without a history is reported, with the command that creates one', () => {
  assert.throws(
    () => checkReleases(project({ 'versions.json': '["ace9"]' }), new Map()),
    /src\/content\/releases\/ace9\.json does not exist.*docs:release/,
  );
});

test('the feed is Atom with one entry per change, each with a unique link', () => {
  const ace5 = readHistory('ace5');
  const $ = load(releaseFeed('ace5', ace5, 'https://docs.example.com'), { xml: true });
  assert.equal($('feed').attr('xmlns'), 'http://www.w3.org/2005/Atom');
  assert.equal($('entry').length, ace5.changes.length);
  assert.equal(new Set($('entry > id').map((_, id) => $(id).text())).size, ace5.changes.length);
  assert.notEqual($('feed > author > name').text(), '');
  assert.ok($('feed > updated').text().startsWith('20'));
  assert.doesNotMatch($('entry > summary').text(), /`|\*\*/);
  $('entry > summary').each((_, element) =>
    assert.match($(element).text(), /Recorded here on \d{4}-\d\d-\d\d/),
  );
});
