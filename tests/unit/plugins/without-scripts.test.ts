import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkRules } from '../../../src/plugins/without-scripts';

// What the rules do is in browser/robustness/no-javascript.spec.ts.
test('a style sheet without a dark mode is an error', () => {
  assert.throws(() => darkRules('p{color:red}'), /no rules for \[data-theme=dark\]/);
});
