import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const read = (dir: string, ending: RegExp): string =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => readFileSync(join(dir, name), 'utf8'))
    .join('\n');

const selected = [...read('src', /\.css$/).matchAll(/\[class[*^]='(\w+?)_*'\]/g)].map(
  ([, name = '']) => name,
);
const theirs = read('node_modules/@docusaurus/theme-classic/lib/theme', /\.module\.css$/);

// A class of a CSS module is its name and a hash: our styles select by the name.
for (const name of new Set(selected)) {
  test(`the installed theme has a class ${name}, which our styles select by its prefix`, () => {
    assert.match(theirs, new RegExp(`\\.${name}\\b`));
  });
}

test('styles select classes of the theme by prefix', () => assert.ok(selected.length > 0));
