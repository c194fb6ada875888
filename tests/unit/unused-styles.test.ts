import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isUsed } from '../../src/upstream/unused-styles/isUsed';
import { unusedProperties } from '../../src/upstream/unused-styles/unusedProperties';

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

test('a custom property is unused when nothing reads it, or only others that nothing reads', () => {
  const declarations = [
    { prop: '--base', value: '1rem' },
    { prop: '--gap', value: 'calc(2 * var(--base))' },
    { prop: 'margin', value: '0 var(--gap)' },
    { prop: '--hero', value: 'var(--hero-base)' },
    { prop: '--hero-base', value: '3rem' },
    { prop: '--named', value: 'var(--named-base)' },
    { prop: '--named-base', value: 'red' },
  ];
  const unused = unusedProperties(declarations, new Set(['--named']));
  assert.deepEqual([...unused], ['--hero', '--hero-base']);
});
