import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leanStyles, separatePrint } from '../../../src/plugins/bundler/leanStyles';

/** A style sheet without what leanStyles removes, on one line. */
const lean = (css: string, ...others: string[]) =>
  leanStyles(new Map([['one', css]]), others)
    .get('one')
    ?.replace(/\s+/g, ' ')
    .trim();

test('a declaration of a layer goes if a rule outside of the layers always overrides it', () => {
  const rules = (css: string) => lean(`@layer theme { .a:hover { color: red } } ${css}`);
  const kept = '.a:hover { color: red }';
  assert.doesNotMatch(rules('.a { color: blue }') ?? '', /red/);
  assert.doesNotMatch(rules('.a:hover { color: blue }') ?? '', /red/);
  for (const css of [
    '@media print { .a { color: blue } }',
    '.b .a { color: blue }',
    '.a.b { color: blue }',
    '.a::before { color: blue }',
    '@layer other { .a { color: blue } }',
  ])
    assert.ok(rules(css)?.includes(kept), css);
  const important = '@layer theme { .a { color: red !important } } .a { color: blue }';
  assert.equal(lean(important), important);
  assert.doesNotMatch(
    lean('@layer theme { .a { padding-left: 1px } } .a { padding: 0 }') ?? '',
    /1px/,
  );
  assert.match(lean('@layer theme { .a { padding: 1px } } .a { padding-left: 0 }') ?? '', /1px/);
});

test('a custom property with one value is put in place, and one that nothing reads goes', () => {
  const css = ':root { --a: 1px; --b: var(--a); --c: 2px } .x { margin: var(--b) var(--d, 3px) }';
  assert.equal(lean(css), '.x { margin: 1px var(--d, 3px) }');
  assert.match(lean(css, "style.setProperty('--b', x)") ?? '', /--b: 1px.*var\(--b\)/);
  const two = ':root { --a: 1px } @media print { :root { --a: 2px } } .x { margin: var(--a) }';
  assert.equal(lean(two), two);
  const inherited = '.y { --a: 1px } .x { margin: var(--a) }';
  assert.equal(lean(inherited), inherited);
});

test('rules for paper are taken out with their layers', () => {
  const { screen, print } = separatePrint(
    '.a { color: red } @layer theme { @media print { .a { color: black } } } @media screen { .b { top: 0 } }',
  );
  assert.doesNotMatch(screen, /print|black/);
  assert.match(screen, /red.*@media screen/s);
  assert.match(print, /^\s*@layer theme\s*\{\s*@media print\s*\{\s*\.a\s*\{ color: black/);
});
