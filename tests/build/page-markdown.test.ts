import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Nodes, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { parse } from 'yaml';
import { labelOf, versionNames, versionRoot } from '../../src/site/versions';
import { builds } from '../../tools/lib/builds';
import { filesIn } from '../../tools/lib/built';
import { docPages } from '../support/builtPage';

const { dir } = builds.site;
const site = 'https://docs.example.com';
const read = (path: string) => readFileSync(join(dir, path), 'utf8');

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);

/** The nodes of one kind in a tree, in order. */
function all<Type extends Nodes['type']>(tree: Root, type: Type): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = [];
  visit(tree, type, (node) => {
    found.push(node as Extract<Nodes, { type: Type }>);
  });
  return found;
}

/** The pages with their copies. */
const pages = docPages().map((page) => {
  const copy = page.id === 'index' ? `${page.page}index.md` : page.page.replace(/\/$/, '.md');
  return { ...page, copy, tree: markdown.parse(read(copy)) };
});

test('every page has one Markdown copy, which its head links to and which starts with its data', () => {
  const copies = filesIn(dir).filter((path) => path.endsWith('.md'));
  assert.deepEqual(copies.sort(), pages.map(({ copy }) => copy.slice(1)).sort());
  for (const { page, version, copy, tree, $ } of pages) {
    const link = $('head link[rel="alternate"][type="text/markdown"]');
    assert.equal(link.attr('href'), copy, page);
    const data = {
      title: $('article h1').text(),
      description: $('meta[name="description"]').attr('content'),
      version: labelOf(version),
      page: site + page,
    };
    assert.deepEqual(parse(toString(tree.children[0])), data, page);
  }
});

test('the Markdown copy has the headings, tables and code of the page, and no controls', () => {
  for (const { page, copy, tree, $ } of pages) {
    const headings = $('article :is(h1, h2, h3, h4, h5, h6)').map((_, heading) => {
      return `${heading.name} ${$(heading).contents().not('.hash-link').text().trim()}`;
    });
    const copiedHeadings = all(tree, 'heading').map((node) => `h${node.depth} ${toString(node)}`);
    assert.deepEqual(copiedHeadings, headings.get(), page);
    const rows = $('article table').map((_, table) => $(table).find('tr').length);
    const copiedRows = all(tree, 'table').map(({ children }) => children.length);
    assert.deepEqual(copiedRows, rows.get(), page);
    const copied = new Set(all(tree, 'inlineCode').map(({ value }) => value));
    for (const { value } of all(tree, 'code')) copied.add(value);
    const shown = $('article code').not('button *, label *, [data-no-markdown] *, [role="img"] *');
    for (const value of shown.map((_, code) => $(code).text()).get())
      assert.ok(copied.has(value), `${page} lacks, as shown: ${value}`);
    assert.doesNotMatch(
      read(copy),
      /^Version: ACE|Report a problem|Copy page|Page actions|Direct link to|<!--|\u200b/m,
      page,
    );
    for (const { url } of all(tree, 'link').filter((link) => !link.url.startsWith('#'))) {
      // That they lead somewhere is a test of all addresses.
      assert.match(url, /^(?:https?:\/\/|mailto:)/, page);
    }
  }
});

test('llms.txt leads to the lists of each version, which have its pages but no release without a change', () => {
  for (const version of versionNames) {
    const folder = versionRoot(version).slice(1, -1);
    const listed = pages.filter((page) => page.version === version && !page.hasNoChanges);
    const list = read(`${folder}/llms.txt`);
    assert.match(list, new RegExp(`^# ${labelOf(version)} documentation\n\n> .+\n`));
    const items = [...list.matchAll(/^- \[.+\]\((.+)\): .{20,}$/gm)].map(([, url]) => url);
    assert.deepEqual(items.sort(), listed.map(({ copy }) => site + copy).sort());
    const full = read(`${folder}/llms-full.txt`);
    for (const { page } of listed) assert.ok(full.includes(`Page: ${site}${page}\n\n# `), page);
    assert.ok(read('llms.txt').includes(`(${site}/${folder}/llms-full.txt)`), version);
  }
});
