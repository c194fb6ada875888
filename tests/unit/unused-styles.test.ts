import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUsed } from '../../src/plugins/unused-styles/isUsed';

test('a selector is used when all the classes that it asks for are known', () => {
  const words = new Set(['button', 'button--primary', 'menu']);
  for (const selector of [
    'blockquote',
    'a:hover',
    '.button',
    'html[data-theme="dark"] .button.button--primary:not(.button--ghost)',
    '.menu > a',
  ]) {
    assert.equal(isUsed(selector, words), true, selector);
  }
  for (const selector of ['.hero', '.button.button--ghost', '.menu .avatar', '.row--x > .col']) {
    assert.equal(isUsed(selector, words), false, selector);
  }
});
