import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { contrast, declared, type Mode, modes, tokensOf } from '../../support/tokens';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Colours, each with the backgrounds that it can have, and those that are decoration. */
const { texts, parts, decoration } = parse(
  readFileSync(join(__dirname, 'contrast.yml'), 'utf8'),
) as { texts: Record<string, string[]>; parts: Record<string, string[]>; decoration: string[] };

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
      .filter((name) => !measured.has(name) && !decoration.includes(name) && !ofCode.test(name));
    assert.deepEqual(unknown, []);
  });
}

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
