import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedAlone, questionsFile, readQuestions } from '../../../src/content/questions';
import { lastVersion, versionNames } from '../../../src/site/versions';
import { project } from '../../support/project';

test('the pages on a topic have its questions, and one has those of its version alone', () => {
  const older = versionNames.at(-1) ?? '';
  const file = `steps/catch:\n  - handle a fault\n  - ${older}: fault of the past\n`;
  const questionsOf = readQuestions(project({ [questionsFile]: file }));
  const of = (version: string, id = 'steps/catch') => questionsOf({ version, id });
  assert.deepEqual(of(older), ['handle a fault', 'fault of the past']);
  assert.deepEqual(of(lastVersion), ['handle a fault']);
  assert.deepEqual(of('current'), ['handle a fault']);
  assert.deepEqual(of(lastVersion, 'steps/throw'), []);
});

test('a later version goes on with what one before it with the same format of flows was asked alone', () => {
  const names = ['ace7', 'ace6', 'ace5', 'ace4'];
  const of = (asked: Record<string, string>) => names.map((name) => askedAlone(asked, name, names));
  assert.deepEqual(of({ ace5: 'a' }), ['a', 'a', 'a', undefined]);
  assert.deepEqual(of({ ace6: 'b' }), ['b', 'b', undefined, undefined]);
  assert.deepEqual(of({ ace4: 'c' }), [undefined, undefined, undefined, 'c']);
});
