import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Code, Heading, Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { emptyReleasePages } from '../../src/content/releases';
import { readPages } from '../../src/lint/readPages';
import { docsFolders } from '../../src/lint/folders';
import { pageRoutes } from '../../src/site/routes';
import { sitePath } from '../../src/site/paths';
import { addressOf, labelOf, pageAt, versionNames, versionRoot } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { builtPage } from '../support/builtPage';

const { dir } = builds.site;
const site = 'https://docs.example.com';
const read = (path: string) => readFileSync(join(dir, path), 'utf8');
const markdownCopy = (route: string) =>
  pageAt(sitePath(route, '/'))?.id === 'index' ? `${route}index.md` : route.replace(/\/$/, '.md');
const html = (route: string) => builtPage(dir, route);

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** The nodes of one kind in a tree, in order. */
function all<Type extends Nodes['type']>(tree: Root, type: Type): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = [];
  visit(tree, type, (node) => {
    found.push(node as Extract<Nodes, { type: Type }>);
  });
  return found;
}

const trees = new Map<string, Root>();
for (const route of pageRoutes.filter((page) => existsSync(join(dir, markdownCopy(page))))) {
  trees.set(route, markdown.parse(read(markdownCopy(route))));
}

/** The sources of the published pages, by address; the next version, in docs/, can differ. */
const sources = new Map<string, Root>(
  readPages(
    process.cwd(),
    docsFolders(process.cwd()).filter((folder) => folder !== 'docs'),
  ).pages.flatMap(({ versionDir, slug, tree }) => {
    const version = versionNames.find((name) => versionDir.endsWith(`version-${name}`));
    return version ? [[addressOf({ version, id: slug || 'index' }), tree] as const] : [];
  }),
);

test('every page has a Markdown copy, and its head links to it', () => {
  assert.equal(trees.size, pageRoutes.length);
  for (const route of pageRoutes) {
    const link = html(route)('head link[type="text/markdown"]');
    assert.equal(link.attr('rel'), 'alternate', route);
    assert.equal(link.attr('href'), markdownCopy(route), route);
  }
});

test('the Markdown copy starts with title, version and addresses of the page', () => {
  for (const [route, tree] of trees) {
    const $ = html(route);
    const [first] = tree.children;
    assert.equal(first?.type, 'yaml', route);
    assert.deepEqual(
      parse(toString(first)),
      {
        title: $('article h1').text(),
        description: $('meta[name="description"]').attr('content'),
        version: labelOf(pageAt(sitePath(route, '/'))?.version ?? ''),
        page: site + route,
      },
      route,
    );
  }
});

test('the Markdown copy has the headings of the page', () => {
  for (const [route, tree] of trees) {
    const $ = html(route);
    const expected = $('article :is(h1, h2, h3, h4, h5, h6)')
      .map(
        (_, element) =>
          `${element.name.slice(1)} ${$(element).contents().not('.hash-link').text().trim()}`,
      )
      .get();
    assert.ok(expected.length > 0, route);
    const headings = all(tree, 'heading').map((node: Heading) => `${node.depth} ${toString(node)}`);
    assert.deepEqual(headings, expected, route);
  }
});

test('the Markdown copy has every code block unchanged from the source', () => {
  let count = 0;
  for (const [route, tree] of trees) {
    const blocks = all(tree, 'code').map(({ lang, value }: Code) => `${lang}\n${value}`);
    const source = sources.get(route) ?? assert.fail(`no source of ${route}`);
    for (const { lang, value } of all(source, 'code')) {
      count += 1;
      assert.ok(blocks.includes(`${lang}\n${value}`), `${route} lacks, as written:\n${value}`);
    }
  }
  assert.ok(count > 500, `${count} code blocks`);
});

test('the Markdown copy has every table of the page, with all rows', () => {
  for (const [route, tree] of trees) {
    const $ = html(route);
    const rows = $('article table')
      .map((_, table) => $(table).find('tr').length)
      .get();
    assert.deepEqual(
      all(tree, 'table').map(({ children }) => children.length),
      rows,
      route,
    );
  }
});

test('the links of the Markdown copy lead to Markdown copies or are full addresses', () => {
  for (const [route, tree] of trees) {
    for (const { url } of all(tree, 'link')) {
      if (url.startsWith('#')) continue;
      assert.match(url, /^(?:https?:\/\/|mailto:)/, route);
      const { origin, pathname } = new URL(url);
      if (origin === site) assert.ok(existsSync(join(dir, pathname)), `${route}: ${url}`);
    }
  }
});

test('the Markdown copy contains only the text of the page', () => {
  for (const route of trees.keys()) {
    assert.doesNotMatch(
      read(markdownCopy(route)),
      /^Version: ACE|Report a problem|Copy page|More page actions|Was this page helpful|Direct link to|<!--|\u200b/m,
      route,
    );
  }
});

for (const version of versionNames) {
  const folder = versionRoot(version).slice(1, -1);
  const label = labelOf(version);
  const empty = emptyReleasePages(version);
  const routes = pageRoutes
    .filter((route) => pageAt(sitePath(route, '/'))?.version === version)
    .filter((route) => !empty.includes(pageAt(sitePath(route, '/'))?.id ?? ''));

  test(`llms.txt of ${label} lists its pages with a description, but no release without a change`, () => {
    const text = read(`${folder}/llms.txt`);
    assert.match(text, new RegExp(`^# ${label} documentation\n\n> .+\n`));
    const items = [...text.matchAll(/^- \[.+\]\((.+)\): .{20,}$/gm)].map(([, url]) => url);
    assert.deepEqual(items.sort(), routes.map((route) => site + markdownCopy(route)).sort());
    assert.match(text, new RegExp(`\\(${site}/${folder}/llms-full\\.txt\\)`));
  });

  test(`llms.txt of ${label} has the order of the sidebar`, () => {
    const text = read(`${folder}/llms.txt`);
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, name]) => name);
    const $ = html(join(folder, 'steps/steps_intro'));
    const labels = $('.theme-doc-sidebar-menu > li')
      .map((_, item) => $(item).find('a').first().text())
      .get();
    assert.equal(new Set(sections).size, sections.length);
    if (labels.length > 0) assert.deepEqual(sections.slice(1), labels.slice(1));
  });

  test(`llms-full.txt of ${label} has the text of every listed page`, () => {
    const text = read(`${folder}/llms-full.txt`);
    for (const route of routes) {
      const [, body = ''] = read(markdownCopy(route)).split(/\n---\n\n/);
      assert.ok(text.includes(`Page: ${site}${route}\n\n${body.slice(0, 500).trim()}`), route);
    }
  });
}

test('llms.txt of the site links to the lists of both versions', () => {
  const text = read('llms.txt');
  for (const [, url = ''] of text.matchAll(/\]\((.+?)\)/g)) {
    assert.ok(existsSync(join(dir, new URL(url).pathname)), url);
  }
  for (const folder of versionNames.map(versionRoot)) {
    assert.ok(text.includes(`(${site}${folder}llms.txt)`), folder);
    assert.ok(text.includes(`(${site}${folder}llms-full.txt)`), folder);
  }
});

test('there are no Markdown files other than those of the pages', () => {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.md'),
  );
  assert.equal(files.length, pageRoutes.length);
});
