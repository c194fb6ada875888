import assert from 'node:assert/strict';
import { test } from 'node:test';
import { questionsIn } from '../../../src/content/questions';

test('the questions of a page are read from its front matter', () => {
  const page = (block: string) => `---\ntitle: JWT\n${block}---\n\nquestions: none\n`;
  assert.deepEqual(questionsIn(page('questions:\n  - token refused\n  - "a: b"\n')), [
    'token refused',
    'a: b',
  ]);
  assert.deepEqual(questionsIn(page('')), []);
  assert.deepEqual(questionsIn(page('questions: token\n')), []);
  assert.deepEqual(questionsIn(page('questions: [token refused, 7]\n')), ['token refused']);
  assert.deepEqual(questionsIn('questions:\n- a b\n'), []);
});
