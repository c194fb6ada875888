import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionsFile, readQuestions } from '../../../src/content/questions';
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

test('a later version is asked what the one before it was asked alone', () => {
  const file = `steps/catch:\n  - ${lastVersion}: a fault of today\n`;
  const questionsOf = readQuestions(project({ [questionsFile]: file }));
  assert.deepEqual(questionsOf({ version: 'ace99', id: 'steps/catch' }), ['a fault of today']);
  assert.deepEqual(questionsOf({ version: versionNames.at(-1) ?? '', id: 'steps/catch' }), []);
});
