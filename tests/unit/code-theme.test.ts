import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tokenKinds } from '../../src/markdown/code/theme';
import { contrast } from '../support/tokens';

const css = readFileSync('src/css/tokens.css', 'utf8');
const rules = readFileSync('src/components/CodeBlock/styles.module.css', 'utf8');

const variables = (text: string) =>
  new Map(
    [...text.matchAll(/(--[\w-]+):\s*(#[\da-f]{3,6}|var\(--[\w-]+\));/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );

// The last declaration of a name applies on screen; code is the same in both colour modes.
const [screen = '', print = ''] = css.split('@media print');
const onScreen = variables(screen.split("[data-theme='dark']")[0] ?? '');
const onPaper = variables(print);
const BACKGROUND = '--prism-background-color';
const texts = ['--prism-color', ...Object.keys(tokenKinds).map((kind) => `--ace-code-${kind}`)];

for (const [place, palette] of [
  ['screen', onScreen],
  ['paper', new Map([...onScreen, ...onPaper])],
] as const) {
  test(`on ${place} code, its bar and its highlighted lines have enough contrast (WCAG 2.2, 1.4.3 and 1.4.11)`, () => {
    for (const [text, background, least] of [
      ...texts.map((name) => [name, BACKGROUND, 4.5] as const),
      ...texts.map((name) => [name, '--docusaurus-highlighted-code-line-bg', 4.5] as const),
      ['--ace-code-punctuation', '--ace-code-bar', 4.5] as const,
      ['--ace-code-mark', BACKGROUND, 3] as const,
    ]) {
      const ratio = contrast(palette, text, background);
      assert.ok(ratio >= least, `${text} on ${background}: ${ratio.toFixed(2)}:1`);
    }
  });
}

test('printed code has colours of its own', () => {
  const colors = [...onScreen.keys()].filter((name) =>
    /^--(?:prism|ace-code)-(?!border)/.test(name),
  );
  assert.deepEqual(
    colors.filter((name) => !onPaper.has(name)),
    [],
  );
});

test('every token type has a rule, and every rule has a token type', () => {
  const styled = [...rules.matchAll(/\.token\.(\w+)\) \{\s*color: var\(--ace-code-(\w+)\)/g)];
  const kinds = styled.map(([, kind]) => kind);
  assert.deepEqual(
    kinds,
    styled.map(([, , variable]) => variable),
  );
  assert.deepEqual(kinds.sort(), Object.keys(tokenKinds).sort());
});
