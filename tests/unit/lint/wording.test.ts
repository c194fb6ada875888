import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubtRules, names, wordingRules } from '../../../src/lint/wording/rules';

// What a writer is told about a page with such words is in mistakes/wording.yml.

test('each rule finds the words of its examples, and not those that come close', () => {
  for (const { pattern, wrong, right } of [...wordingRules, ...doubtRules]) {
    assert.ok(wrong.length > 0 && right.length > 0, String(pattern));
    for (const text of wrong) assert.match(text, pattern);
    for (const text of right) assert.doesNotMatch(text, pattern);
  }
});

test('each name finds its other forms, and not itself', () => {
  for (const { name, wrong, example } of names) {
    assert.match(example, wrong);
    assert.doesNotMatch(`Use ${name} for it.`, wrong);
  }
});
