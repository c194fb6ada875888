import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tokenKinds } from '../../src/site/codeTheme';
import { contrastOf, luminance } from '../support/tokens';

const css = readFileSync('src/css/tokens.css', 'utf8');
const rules = readFileSync('src/theme/CodeBlock/Content/styles.module.css', 'utf8');

const variables = (text: string) =>
  new Map(
    [...text.matchAll(/(--[\w-]+):\s*(#[\da-f]{3,6});/g)].map(([, name, value]) => [name, value]),
  );

const [onScreen = '', onPaper = ''] = css.split('@media print');
const palettes = { screen: variables(onScreen), paper: variables(onPaper) };

for (const [name, palette] of Object.entries(palettes)) {
  const color = (variable: string) => {
    const value = palette.get(variable);
    assert.ok(value, `${variable} has a colour on ${name}`);
    return value;
  };
  const backgrounds = ['--prism-background-color', '--docusaurus-highlighted-code-line-bg'];

  test(`on ${name} every kind of token is legible, on marked lines too (WCAG 2.2, 1.4.3)`, () => {
    const texts = ['--prism-color', ...Object.keys(tokenKinds).map((kind) => `--ace-code-${kind}`)];
    for (const background of backgrounds) {
      for (const text of texts) {
        const ratio = contrastOf(color(text), color(background));
        assert.ok(ratio >= 4.5, `${text} on ${background}: ${ratio.toFixed(2)}:1`);
      }
    }
  });

  test(`on ${name} the bar of a marked line can be seen (WCAG 2.2, 1.4.11)`, () => {
    assert.ok(contrastOf(color('--ace-code-mark'), color('--prism-background-color')) >= 3);
  });
}

test('code is dark on the screen and light on paper', () => {
  const background = '--prism-background-color';
  assert.ok(luminance(palettes.screen.get(background) ?? '#fff') < 0.05);
  assert.equal(palettes.paper.get(background), '#fff');
});

test('every kind of token has its rule, and every rule its kind', () => {
  const styled = [...rules.matchAll(/\.token\.(\w+)\) \{\s*color: var\(--ace-code-(\w+)\)/g)];
  assert.deepEqual(
    styled.map(([, kind]) => kind),
    styled.map(([, , variable]) => variable),
  );
  assert.deepEqual(styled.map(([, kind]) => kind).sort(), Object.keys(tokenKinds).sort());
});
