import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { load } from 'cheerio';
import { toString } from 'mdast-util-to-string';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { docsTag, indexFileName } from '../../src/search/core/constants';
import { openIndex, searchAndLoad } from '../../src/search/core/split/search';
import { lastVersion } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { filesIn } from '../../tools/lib/built';
import { addHostileContent, frontMatterOf, idOf, pagesOfStrings } from '../support/hostile/content';
import { copyOfSite, edit } from '../support/siteCopy';

const dir = copyOfSite();
addHostileContent(dir);
// Pages link to properties of a step that now has others.
edit(join(dir, 'docusaurus.config.ts'), (config) =>
  config.replace("onBrokenAnchors: 'throw'", "onBrokenAnchors: 'ignore'"),
);

const built = (path: string) => readFileSync(join(dir, 'build', path), 'utf8');
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

before(() => {
  // The build fails for an inline script, a handler, or a style that the policy does not list.
  const run = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: dir,
    encoding: 'utf8',
    // Thousands, of control characters.
    env: { ...process.env, DOCUSAURUS_IGNORE_SSG_WARNINGS: 'true' },
  });
  assert.equal(run.status, 0, run.stderr);
});

const pagesIn = (folder: string) => filesIn(folder).filter((path) => path.endsWith('.html'));

/** The elements of a page by name, and the attributes that can run a script. */
function markupIn(file: string): Set<string> {
  const $ = load(readFileSync(file, 'utf8'));
  return new Set(
    $('*')
      .toArray()
      .flatMap((element) => [
        $(element).prop('tagName') ?? '',
        ...Object.entries($(element).attr() ?? {}).flatMap(([name, value]) =>
          /^on|^srcdoc$/.test(name) ||
          (/href$|^src$|action$|^data$/.test(name) &&
            /^[\s\p{Cc}]*(?:java|vb)script:/iu.test(value))
            ? [`${name}="${value}"`]
            : [],
        ),
      ]),
  );
}

test('no page has an element or a script address that the documentation does not have', () => {
  const known = new Set(
    pagesIn(builds.site.dir).flatMap((path) => [...markupIn(join(builds.site.dir, path))]),
  );
  for (const path of pagesIn(join(dir, 'build'))) {
    const foreign = [...markupIn(join(dir, 'build', path))].filter((name) => !known.has(name));
    assert.deepEqual(foreign, [], path);
  }
});

/** The name of a page in its data for search engines. */
function lastBreadcrumb($: ReturnType<typeof load>): string {
  const [script, ...others] = $('script[type="application/ld+json"]').toArray();
  assert.equal(others.length, 0);
  const { itemListElement } = JSON.parse($(script).text()) as {
    itemListElement: { name: string }[];
  };
  return itemListElement.at(-1)?.name ?? '';
}

for (const [at, texts] of pagesOfStrings.entries()) {
  test(`${idOf(at)} has its strings as text`, () => {
    const $ = load(built(`docs/${idOf(at)}/index.html`));
    assert.equal(oneLine($('h1').text()), oneLine(frontMatterOf(texts, at).title));
    const label = frontMatterOf(texts, at).sidebar_label;
    assert.equal(oneLine(lastBreadcrumb($)), oneLine(label.replaceAll('<', '&lt;')));
    $('.hash-link').remove();
    const headings = new Set(
      $('h2')
        .toArray()
        .map((heading) => oneLine($(heading).text())),
    );
    const entries = oneLine($('.reference').text());
    const cells = new Set(
      $('td')
        .toArray()
        .map((cell) => oneLine($(cell).text())),
    );
    const code = oneLine($('pre code').text());
    for (const text of texts.map(oneLine)) {
      assert.ok(headings.has(text), `heading: ${text}`);
      assert.ok(cells.has(text) || entries.includes(text), `table: ${text}`);
      assert.ok(code.includes(text), `code: ${text}`);
    }
  });
}

test('the Markdown of a page has its title and code', () => {
  for (const [at, texts] of pagesOfStrings.entries()) {
    const markdown = built(`docs/${idOf(at)}.md`);
    const [, frontMatter = ''] = /^---\n([^]*?)\n---\n/.exec(markdown) ?? [];
    assert.equal((parse(frontMatter) as { title: string }).title, frontMatterOf(texts, at).title);
    const code = oneLine(markdown);
    for (const text of texts) assert.ok(code.includes(oneLine(text)), `${idOf(at)}: ${text}`);
  }
});

test('the list of the pages for programs has their titles as text', () => {
  const tree = unified().use(remarkParse).parse(built('docs/llms.txt'));
  const links = new Map<string, string>();
  visit(tree, (node) => {
    assert.ok(!['html', 'image'].includes(node.type), JSON.stringify(node));
    if (node.type !== 'link') return;
    assert.match(node.url, /^https:\/\/docs\.example\.com\/docs\/[^:]+$/);
    links.set(node.url, toString(node));
  });
  for (const [at, texts] of pagesOfStrings.entries()) {
    const address = `https://docs.example.com/docs/${idOf(at)}.md`;
    assert.equal(links.get(address), oneLine(frontMatterOf(texts, at).title));
  }
});

test('data is valid, and feeds and the sitemap have no element of a string', () => {
  const names = new Set<string>();
  for (const path of filesIn(join(dir, 'build'))) {
    if (path.endsWith('.json')) assert.ok(JSON.parse(built(path)), path);
    if (!path.endsWith('.xml')) continue;
    const $ = load(built(path), { xml: true });
    for (const element of $('*').toArray())
      names.add(($(element).prop('tagName') ?? '').toLowerCase());
    assert.equal(load($('title, summary').text())('body *').length, 0, path);
  }
  const atom = ['feed', 'id', 'title', 'updated', 'generator', 'link', 'entry', 'summary'];
  assert.deepEqual([...names].sort(), [...atom, 'urlset', 'url', 'loc'].sort());
});

test('the search finds pages of hostile strings', async () => {
  const tag = docsTag('default', lastVersion);
  const read = (name: string): unknown => JSON.parse(built(name));
  const index = openIndex(read(indexFileName(tag)), tag, (name) => Promise.resolve(read(name)));
  const { results } = await searchAndLoad([index], 'canary');
  assert.match(results[0]?.sectionRoute ?? '', /^\/docs\/hostile\//);
});
