import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { load } from 'cheerio';
import { addHostileContent, frontMatterOf, idOf, pagesOfStrings } from '../support/hostile/content';
import { copyOfSite, edit, keepPages } from '../support/siteCopy';

const dir = copyOfSite();
keepPages(dir, ['index', 'steps/jwt', 'releases/overview']);
addHostileContent(dir);
// The checks refuse such content, and links lead to pages that the copy does not have.
edit(join(dir, 'docusaurus.config.ts'), (config) =>
  config.replace(/onBroken(\w+): '\w+'/g, "onBroken$1: 'ignore'").replace(/.*docs-check.*\n/, ''),
);

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();
const page = (path: string) => load(readFileSync(join(dir, 'build', path, 'index.html'), 'utf8'));
/** The names of all elements of a page, and of the attributes that can run a script. */
function markupOf($: ReturnType<typeof load>): string[] {
  const names = $('*')
    .toArray()
    .flatMap((element) => {
      const attributes = $(element).attr() ?? {};
      return [
        $(element).prop('tagName') ?? '',
        ...Object.keys(attributes).filter((name) => /^on|^srcdoc$/.test(name)),
        ...Object.values(attributes).filter((value) => /^[\s\p{Cc}]*(?:java|vb)script:/iu.test(value)),
      ];
    });
  return [...new Set(names)];
}

test('titles, headings, code, front matter and tables with hostile strings are built as text', () => {
  // The build fails for an inline script, a handler or a style that the policy does not list.
  const run = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: dir,
    encoding: 'utf8',
    // Of control characters, thousands.
    env: { ...process.env, DOCUSAURUS_IGNORE_SSG_WARNINGS: 'true' },
  });
  assert.equal(run.status, 0, run.stderr);
  // The first page has all kinds of elements, and no more than the documentation has.
  const known = new Set([...markupOf(page('docs')), ...markupOf(page('docs/steps/jwt'))]);
  for (const name of ['IMG', 'PRE', 'TABLE', 'TH', 'DL', 'DT', 'DD', 'DETAILS', 'SUMMARY', 'USE', 'LABEL'])
    known.add(name);
  for (const [at, texts] of pagesOfStrings.entries()) {
    const $ = page(`docs/${idOf(at)}`);
    const foreign = markupOf($).filter((name) => !known.has(name));
    assert.deepEqual(foreign, [], idOf(at));
    assert.equal(oneLine($('h1').text()), oneLine(frontMatterOf(texts, at).title));
    const list = $('script[type="application/ld+json"]').get().map((one) => $(one).text());
    for (const json of list) assert.ok(JSON.parse(json));
    $('.hash-link').remove();
    const headings = new Set($('h2').get().map((heading) => oneLine($(heading).text())));
    const code = oneLine($('pre code').text());
    const all = oneLine($('article').text());
    for (const text of texts.map(oneLine)) {
      assert.ok(headings.has(text), `${idOf(at)}, heading: ${text}`);
      assert.ok(code.includes(text), `${idOf(at)}, code: ${text}`);
      assert.ok(all.includes(text), `${idOf(at)}: ${text}`);
    }
  }
});
