import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { filesIn } from '../../tools/lib/built';

const { dir } = builds.site;

// Some elements of the theme have only CSS module classes, which end in a hash. Style sheets select these by the part
// before the hash: only this test detects that upstream has renamed one.
const HASHED = /\[class\*='([^']+)'\]/g;

/** The parts of hashed class names that the style sheets select, each with its file. */
const selected = new Map(
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) =>
      [...readFileSync(join('src', path), 'utf8').matchAll(HASHED)].map(
        ([, name = '']) => [name, `src/${path}`] as const,
      ),
    ),
);

/** Whether an element of the built pages has a class that contains the given text. */
function occurs(name: string, pages: readonly string[]): boolean {
  // The HTML is minified: a single class has no quotes.
  const inClass = new RegExp(`\\sclass=(?:"[^"]*|[^\\s">]*)${name}`);
  return pages.some((page) => inClass.test(page));
}

test('every theme class that a style sheet selects by a part of its name is in the built pages', () => {
  assert.ok(selected.size > 0);
  const pages = filesIn(dir)
    .filter((path) => path.endsWith('.html'))
    .map((path) => readFileSync(join(dir, path), 'utf8'));
  for (const [name, file] of selected) {
    assert.ok(
      occurs(name, pages),
      `${file} selects [class*='${name}'], which no built page has: look for the new name in the HTML of the theme.`,
    );
  }
});

test('every class of Infima that a built page has is in the style sheet', () => {
  const classesOf = (css: string) => new Set(css.match(/\.[a-z][\w-]+/g));
  const infima = classesOf(
    readFileSync('node_modules/infima/dist/css/default/default.css', 'utf8'),
  );
  const sheets = filesIn(dir).filter((path) => path.endsWith('.css'));
  const kept = classesOf(sheets.map((path) => readFileSync(join(dir, path), 'utf8')).join(''));
  const pages = filesIn(dir).filter((path) => path.endsWith('.html'));
  const used = pages.flatMap((path) =>
    [...readFileSync(join(dir, path), 'utf8').matchAll(/\sclass=(?:"([^"]*)"|([^\s>]+))/g)].flatMap(
      ([, quoted, single]) => (quoted ?? single ?? '').split(' '),
    ),
  );
  const missing = [...new Set(used)].filter(
    (name) => infima.has(`.${name}`) && !kept.has(`.${name}`),
  );
  assert.deepEqual(missing, []);
});
