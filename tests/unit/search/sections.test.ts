import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from '../../../src/built-pages';
import { searchFiles } from '../../../src/search/plugin';
import pageSections from '../../../src/search/plugin/pageSections';
import { section } from './pages';

const sectionsOf = (html: string) => pageSections(parsePage(html, 'article'), 'article');

const page = (body: string, head = '') =>
  `<html><head><meta name=description content="What it is.">${head}</head><body><nav>Menu</nav>
  <main><article><nav>Crumbs</nav><header><h1>JWT</h1></header>${body}</article></main></body></html>`;

test('a page is split into sections at headings that have an id', () => {
  const html = page(`<p>Intro <b>b</b>old.<h2 id=use>Use it<a class=hash-link href=#use>#</a></h2>
    <ul><li>One<li>Two</ul><h4 id=deep>Deep</h4>Down.<h5>No address</h5>more`);
  const read = sectionsOf(html);
  assert.equal(read?.pageTitle, 'JWT');
  assert.equal(read?.description, 'What it is.');
  const sections = read?.sections.map(({ hash, title, text }) => [hash, title, text]);
  assert.deepEqual(sections, [
    ['', 'JWT', 'Intro bold.'],
    ['#use', 'Use it', 'One\nTwo'],
    ['#deep', 'Deep', 'Down.\nNo address\nmore'],
  ]);
});

test('controls, navigation and elements that are marked as ignored are not indexed', () => {
  const html = page(`<p>Kept<button>Copy</button><form>Filter</form><svg><text>S</text></svg>
    <span class="x theme-doc-toc-mobile">Headings</span><div hidden>Hidden</div>
    <div data-search-ignore>Not this</div></p>`);
  assert.equal(sectionsOf(html)?.sections[0]?.text, 'Kept');
});

test('an index that readers would wait too long for stops the build, which names its version', () => {
  const pages = [section(0, { title: 'x'.repeat(2_000_000) })];
  const build = () => searchFiles('docs-default-edited', pages, { indexParentCategories: true });
  assert.throws(build, /docs-default-edited.*ignoredSections/);
});
