import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkRules } from '../../../src/plugins/without-scripts';

test('the rules of the dark mode apply by media query, in their layers and media queries', () => {
  const css = `:root{--a:1}@layer x{html[data-theme='dark']{--a:2}p{color:red}}
[data-theme=dark]:root{--b:2}@media print{:root,[data-theme=dark]{--a:3}}@media (width>9px){p{top:0}}`;
  const root = ':where(:root):not([data-theme=light])';
  assert.equal(
    darkRules(css).replaceAll('\n', ''),
    `@media (prefers-color-scheme:dark){@layer x{html${root}{--a:2}}` +
      `${root}:root{--b:2}@media print{:root,${root}{--a:3}}}`,
  );
});

test('a style sheet without a dark mode is an error', () => {
  assert.throws(() => darkRules('p{color:red}'), /no rules for \[data-theme=dark\]/);
});
