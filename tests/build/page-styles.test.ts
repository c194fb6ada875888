import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { builds } from '../../tools/lib/builds';
import { filesIn } from '../../tools/lib/built';

const { dir } = builds.site;
const read = (path: string) => readFileSync(join(dir, path), 'utf8');
const files = filesIn(dir);

/** The style sheets by the class of a CSS module that they style. */
const sheetsOf = new Map<string, string[]>();
for (const path of files.filter((name) => name.endsWith('.css'))) {
  for (const [, name = ''] of read(path).matchAll(/\.([A-Za-z]\w*_[\w-]{4})(?![\w-])/g)) {
    sheetsOf.set(name, [...(sheetsOf.get(name) ?? []), `/${path}`]);
  }
}

test('the HTML of every page links the styles of all its components: it needs no script for them', () => {
  assert.ok(sheetsOf.size > 100);
  const missing = files
    .filter((path) => path.endsWith('index.html'))
    .flatMap((path) => {
      const html = read(path);
      const classes = [...html.matchAll(/\sclass=(?:"([^"]*)"|([^\s">]+))/g)].flatMap(
        ([, quoted, plain]) => (quoted ?? plain ?? '').split(/\s+/),
      );
      return [...new Set(classes)]
        .filter((name) => sheetsOf.get(name)?.every((sheet) => !html.includes(sheet)))
        .map((name) => `${path}: ${name}`);
    });
  assert.deepEqual(missing, []);
});
