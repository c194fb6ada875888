import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { docsFolders } from '../../../src/lint/folders';

/** The ids of the tasks of a page, each with its checklist. */
function tasks(markdown: string): string[] {
  return markdown
    .split(/<Checklist id="/)
    .slice(1)
    .flatMap((list) => {
      const checklist = list.slice(0, list.indexOf('"'));
      return [...list.matchAll(/<Task id="([^"]*)">/g)].map(([, id]) => `${checklist}.${id}`);
    });
}

const repeated = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) < index);

test('each task of a checklist has a unique id, which is the key in the browser storage', () => {
  let count = 0;
  for (const folder of docsFolders(process.cwd())) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
    for (const name of names.filter((path) => path.endsWith('.md'))) {
      const ids = tasks(readFileSync(join(folder, name), 'utf8'));
      assert.deepEqual(repeated(ids), [], `${folder}/${name}`);
      count += ids.length;
    }
  }
  assert.ok(count > 10);
});
