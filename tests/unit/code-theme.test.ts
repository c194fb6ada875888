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
const [onScreen, onPaper] = [
  variables(screen.split("[data-theme='dark']")[0] ?? ''),
  variables(print),
];
const palettes = { screen: onScreen, paper: new Map([...onScreen, ...onPaper]) };

for (const [name, palette] of Object.entries(palettes)) {
  const backgrounds = ['--prism-background-color', '--docusaurus-highlighted-code-line-bg'];

  test(`on ${name} every token type has enough contrast, on highlighted lines too (WCAG 2.2, 1.4.3)`, () => {
    const texts = ['--prism-color', ...Object.keys(tokenKinds).map((kind) => `--ace-code-${kind}`)];
    for (const background of backgrounds) {
      for (const text of texts) {
        const ratio = contrast(palette, text, background);
        assert.ok(ratio >= 4.5, `${text} on ${background}: ${ratio.toFixed(2)}:1`);
      }
    }
  });

  test(`on ${name} the bar of a highlighted line has enough contrast (WCAG 2.2, 1.4.11)`, () => {
    assert.ok(contrast(palette, '--ace-code-mark', '--prism-background-color') >= 3);
  });
}

test('the text of the bar above a block has enough contrast (WCAG 2.2, 1.4.3)', () => {
  for (const palette of Object.values(palettes)) {
    assert.ok(contrast(palette, '--ace-code-punctuation', '--ace-code-bar') >= 4.5);
  }
});

test('printed code has a distinct colour for each token type', () => {
  const colors = [...onScreen.keys()].filter((name) =>
    /^--(?:prism|ace-code)-(?!border)/.test(name),
  );
  assert.deepEqual(
    colors.filter((name) => !onPaper.has(name)),
    [],
  );
});

test('code has a dark background on screen and a light one in print', () => {
  const toWhite = ({ screen, paper }: typeof palettes) =>
    [screen, paper].map((tokens) => contrast(tokens, '--prism-background-color', '--ace-white'));
  const [dark = 0, light = 0] = toWhite(palettes);
  assert.ok(dark > 10);
  assert.equal(light, 1);
});

test('every token type has a rule, and every rule has a token type', () => {
  const styled = [...rules.matchAll(/\.token\.(\w+)\) \{\s*color: var\(--ace-code-(\w+)\)/g)];
  assert.deepEqual(
    styled.map(([, kind]) => kind),
    styled.map(([, , variable]) => variable),
  );
  assert.deepEqual(styled.map(([, kind]) => kind).sort(), Object.keys(tokenKinds).sort());
});
