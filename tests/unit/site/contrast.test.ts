import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { tokenKinds } from '../../../src/markdown/code/theme';
import { fixture } from '../../support/fixture';
import { contrast, declared, modes, type Place, tokensOf } from '../../support/tokens';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Colours, each with the backgrounds that it can have. */
type Table = Record<string, string[]>;
const { texts, parts } = fixture<{ texts: Table; parts: Table }>(__dirname, 'contrast.yml');

const isOfCode = (name: string) => /^--(?:prism|ace-code)-(?!border)/.test(name);

/** The pairs of a table whose contrast is too low, one line each. */
function lowContrast(table: Table, place: Place, atLeast: number): string[] {
  const tokens = tokensOf(css, place);
  return Object.entries(table).flatMap(([foreground, backgrounds]) =>
    backgrounds
      .map((background) => ({ background, ratio: contrast(tokens, foreground, background) }))
      .filter(({ ratio }) => ratio < atLeast)
      .map(({ background, ratio }) => `${foreground} on ${background}: ${ratio.toFixed(2)}`),
  );
}

for (const mode of modes) {
  test(`in ${mode} mode a text has a contrast of at least 4.5, what informs without text of 3`, () => {
    assert.deepEqual(lowContrast(texts, mode, 4.5), []);
    assert.deepEqual(lowContrast(parts, mode, 3), []);
  });
}

test('printed code has colours of its own, with the same contrast', () => {
  const onPaper = declared(css, 'print');
  const colors = [...declared(css, 'light').keys()].filter(isOfCode);
  for (const name of colors) assert.ok(onPaper.has(name), name);
  const ofCode = (table: Table) =>
    Object.fromEntries(Object.entries(table).filter(([name]) => isOfCode(name)));
  assert.deepEqual(lowContrast(ofCode(texts), 'print', 4.5), []);
  assert.deepEqual(lowContrast(ofCode(parts), 'print', 3), []);
});

test('every token type has a rule, and every rule has a token type', () => {
  const rules = readFileSync('src/components/CodeBlock/styles.module.css', 'utf8');
  const styled = [...rules.matchAll(/\.token\.(\w+)\) \{\s*color: var\(--ace-code-\1\)/g)];
  assert.deepEqual(styled.map(([, kind]) => kind).sort(), Object.keys(tokenKinds).sort());
});

test('style sheets and components use the tokens, not the palette', () => {
  const palette = /--ace-(?:white|(?:amber|blue|green|grey|red|violet)-\d+)(?![\w-])/;
  const users = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:css|tsx?)$/.test(path) && !path.endsWith('tokens.css'))
    .filter((path) => palette.test(readFileSync(`src/${path}`, 'utf8')));
  assert.deepEqual(users, []);
});
