import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { filesIn } from '../../tools/lib/built';

const filesWith = (end: string) =>
  filesIn(builds.site.dir)
    .filter((path) => path.endsWith(end))
    .map((path) => ({ path, text: readFileSync(join(builds.site.dir, path), 'utf8') }));

// The HTML is minified: a single class has no quotes.
const pages = filesWith('.html').map(({ path, text }) => ({
  path,
  text,
  classes: new Set(
    [...text.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(([, quoted, single]) =>
      (quoted ?? single ?? '').split(/\s+/),
    ),
  ),
}));
const used = new Set(pages.flatMap(({ classes }) => [...classes]));
const sheets = filesWith('.css');

// Some elements of the theme have only CSS module classes, which end in a hash. Style sheets select these by the part
// before the hash: only this test detects that upstream has renamed one.
test('every theme class that a style sheet selects by a part of its name is in the built pages', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .map((path) => readFileSync(join('src', path), 'utf8'));
  const selected = sources.flatMap((css) => css.match(/(?<=\[class\*=')[^']+/g) ?? []);
  assert.ok(selected.length > 0);
  const missing = selected.filter((part) => ![...used].some((name) => name.includes(part)));
  assert.deepEqual(missing, [], 'Look for the new name in the HTML of the theme.');
});

test('every class of Infima that a built page has is in the style sheet', () => {
  const classesOf = (css: string) => new Set(css.match(/\.[a-z][\w-]+/g));
  const infima = classesOf(
    readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
  );
  const kept = classesOf(sheets.map(({ text }) => text).join(''));
  const missing = [...used].filter((name) => infima.has(`.${name}`) && !kept.has(`.${name}`));
  assert.deepEqual(missing, []);
});

test('the HTML of every page links the styles of all its components: it needs no script for them', () => {
  /** The style sheets by the class of a CSS module that they style. */
  const sheetsOf = new Map<string, string[]>();
  for (const { path, text } of sheets) {
    for (const [, name = ''] of text.matchAll(/\.([A-Za-z]\w*_[\w-]{4})(?![\w-])/g))
      sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), `/${path}`]);
  }
  assert.ok(sheetsOf.size > 100);
  const missing = pages.flatMap(({ path, text, classes }) =>
    [...classes]
      .filter((name) => sheetsOf.get(name)?.every((sheet) => !text.includes(sheet)))
      .map((name) => `${path}: ${name}`),
  );
  assert.deepEqual(missing, []);
});
