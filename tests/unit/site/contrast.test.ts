import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { contrast, declared, type Mode, modes, tokensOf } from '../../support/tokens';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** The backgrounds of both text and links. */
const backgrounds = [
  '--ifm-background-color',
  '--ifm-background-surface-color',
  '--ifm-code-background',
  '--ifm-table-head-background',
  '--ifm-menu-color-background-active',
  '--ifm-menu-color-background-hover',
  '--ifm-footer-background-color',
  '--ace-surface',
  '--ace-surface-raised',
  '--ace-surface-active',
];

/** Text colours, each with every possible background. */
const texts: Record<string, readonly string[]> = {
  '--ifm-color-content': [
    ...backgrounds,
    '--ifm-color-secondary-contrast-background',
    '--ifm-color-success-contrast-background',
    '--ifm-color-info-contrast-background',
    '--ifm-color-warning-contrast-background',
    '--ifm-color-danger-contrast-background',
    '--ace-danger-surface',
  ],
  '--ifm-color-content-secondary': ['--ifm-background-color', '--ifm-background-surface-color'],
  '--ifm-color-primary': backgrounds,
  // The label of a filled button.
  '--ifm-color-content-inverse': [
    '--ifm-color-primary',
    '--ifm-color-primary-dark',
    '--ifm-color-primary-darker',
  ],
  '--ifm-blockquote-color': ['--ifm-background-color'],
  '--ifm-menu-color': [
    '--ifm-background-color',
    '--ifm-background-surface-color',
    '--ifm-menu-color-background-hover',
    '--ifm-menu-color-background-active',
  ],
  '--ifm-toc-link-color': ['--ifm-background-color', '--ace-surface'],
  '--ifm-footer-link-color': ['--ifm-footer-background-color'],
  '--ifm-color-secondary-contrast-foreground': ['--ifm-color-secondary-contrast-background'],
  '--ifm-color-success-contrast-foreground': ['--ifm-color-success-contrast-background'],
  '--ifm-color-info-contrast-foreground': ['--ifm-color-info-contrast-background'],
  '--ifm-color-warning-contrast-foreground': ['--ifm-color-warning-contrast-background'],
  '--ifm-color-danger-contrast-foreground': ['--ifm-color-danger-contrast-background'],
  '--ace-text-muted': [
    '--ifm-background-color',
    '--ifm-background-surface-color',
    '--ifm-table-head-background',
    '--ifm-footer-background-color',
    '--ace-surface',
    '--ace-surface-raised',
    '--ace-surface-active',
  ],
  '--ace-mark-text': ['--ace-mark'],
  '--ace-accent': ['--ifm-background-color', '--ace-surface'],
  '--ace-danger': ['--ifm-background-color', '--ace-danger-surface'],
};

/** Informative elements without text: borders of controls, bars of current items, arrows. */
const parts: Record<string, readonly string[]> = {
  '--ace-border-strong': ['--ifm-background-color', '--ace-surface', '--ace-surface-raised'],
  '--docusaurus-tag-list-border': ['--ifm-background-color'],
  '--ifm-blockquote-border-color': ['--ifm-background-color'],
};

/** The outlines of the kinds of things in pictures, which are also labels on the surfaces. */
const kinds = ['--ace-service', '--ace-flow', '--ace-step', '--ace-data'];
for (const kind of kinds) texts[kind] = ['--ifm-background-color', '--ace-surface'];
parts['--ace-outside'] = ['--ifm-background-color', '--ace-surface'];

/** Decoration: lines and shadows that only separate, and tints of a state that is also indicated in another way. */
const decoration = new Set([
  '--ace-border',
  '--ace-backdrop',
  '--ifm-hr-background-color',
  '--ifm-navbar-shadow',
  '--ifm-table-border-color',
  '--ifm-table-stripe-background',
  '--ifm-toc-border-color',
  '--ifm-breadcrumb-item-background-active',
  '--ifm-color-primary-darkest',
  '--ifm-color-primary-light',
  '--ifm-color-primary-lighter',
  '--ifm-color-primary-lightest',
]);

/** Colours of code, which have their own test. */
const ofCode = /^--(?:docusaurus-highlighted-code|ace-code|ifm-pre|prism)/;

/** Palette colours, which only the tokens use. */
const isPalette = (name: string) =>
  /^--ace-(?:white$|(?:amber|blue|green|grey|red|violet)-\d+$)/.test(name);

/** A value that contains a colour, literally or from the palette. */
const COLOR =
  /#[\da-f]{3}|\brgb|^transparent$|var\(--ace-(?:white|(?:amber|blue|green|grey|red|violet)-\d+)\)/i;

/** The pairs of a table whose contrast is too low, one line each. */
function lowContrast(table: typeof texts, mode: Mode, atLeast: number): string[] {
  const tokens = tokensOf(css, mode);
  return Object.entries(table).flatMap(([foreground, backgrounds]) =>
    backgrounds
      .map((background) => ({ background, ratio: contrast(tokens, foreground, background) }))
      .filter(({ ratio }) => ratio < atLeast)
      .map(({ background, ratio }) => `${foreground} on ${background}: ${ratio.toFixed(2)}`),
  );
}

for (const mode of modes) {
  test(`in ${mode} mode every text has a contrast of at least 4.5`, () => {
    assert.deepEqual(lowContrast(texts, mode, 4.5), []);
  });

  test(`in ${mode} mode informative elements without text have a contrast of at least 3`, () => {
    assert.deepEqual(lowContrast(parts, mode, 3), []);
  });

  test(`in ${mode} mode every colour of the tokens is checked, or is listed as decoration`, () => {
    const measured = new Set(
      [texts, parts].flatMap((table) => [...Object.keys(table), ...Object.values(table).flat()]),
    );
    const unknown = [...declared(css, mode)]
      .filter(([name, value]) => !isPalette(name) && COLOR.test(value))
      .map(([name]) => name)
      .filter((name) => !measured.has(name) && !decoration.has(name) && !ofCode.test(name));
    assert.deepEqual(unknown, []);
  });
}

test('a colour that several tokens share is in the palette, and is written only once', () => {
  const literals = modes.flatMap((mode) =>
    [...declared(css, mode).values()].flatMap((value) => value.match(/#[\da-f]{3,8}\b/gi) ?? []),
  );
  assert.deepEqual(
    literals.filter((literal, index) => literals.indexOf(literal) < index),
    [],
  );
});

test('style sheets and components use the tokens, not the palette', () => {
  const users = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:css|tsx?)$/.test(path) && !path.endsWith('tokens.css'))
    .filter((path) =>
      /--ace-(?:amber|blue|green|grey|red|violet)-\d|--ace-white/.test(
        readFileSync(`src/${path}`, 'utf8'),
      ),
    );
  assert.deepEqual(users, []);
});

test('text with low contrast is detected', () => {
  const faint = ':root { --ink: #999; --ground: #fff }';
  assert.ok(contrast(tokensOf(faint, 'light'), '--ink', '--ground') < 4.5);
  assert.equal(contrast(tokensOf(':root{--a:#000;--b:#fff}', 'light'), '--a', '--b'), 21);
});
