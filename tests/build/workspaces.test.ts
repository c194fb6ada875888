import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { workspaceFiles, workspacePath } from '../../src/content/workspaces/collect';
import { readPages } from '../../src/lint/readPages';
import { pageOfFile } from '../../src/markdown/front-matter';
import { addressOf } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { builtPage } from '../support/builtPage';

const { dir } = builds.site;
const BYTES = 300;

// Each recipe and tutorial, by its ZIP file.
const pages = readPages(process.cwd()).pages.flatMap(({ path, tree, frontMatter }) => {
  const page = pageOfFile(path);
  if (!page || !/^(?:ace_cookbook\/recipes|tutorials)\//.test(page.id)) return [];
  const files = workspaceFiles(tree);
  return files.size > 0 ? [{ page, files, title: frontMatter.title as string }] : [];
});

test('each recipe and tutorial links a ZIP file with the files that it shows', () => {
  assert.ok(pages.length >= 8, `${pages.length} pages`);
  for (const { page, files, title } of pages) {
    const bytes = readFileSync(join(dir, workspacePath(page)));
    const { 'README.md': readme, ...entries } = unzipSync(bytes);
    const contents = Object.entries(entries).map(([path, data]) => [path, strFromU8(data)]);
    assert.deepEqual(new Map(contents as [string, string][]), files);
    assert.match(strFromU8(readme ?? new Uint8Array()), new RegExp(`^# ${title}\n`));
    const html = builtPage(dir, addressOf(page));
    const link = html(`a[download][href="/${workspacePath(page)}"]`);
    assert.equal(link.length, 1, page.id);
    assert.ok(html.html(link.parent()).length <= BYTES);
  }
});

test('the ZIP files have no time of the build, so that the same pages give the same bytes', () => {
  for (const version of readdirSync(join(dir, 'workspaces'))) {
    for (const name of readdirSync(join(dir, 'workspaces', version))) {
      const bytes = readFileSync(join(dir, 'workspaces', version, name));
      // Time and date in the header of the first file: midnight, 1 January 1980.
      assert.deepEqual([...bytes.subarray(10, 14)], [0, 0, 0x21, 0], name);
    }
  }
});
