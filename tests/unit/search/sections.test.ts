import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parsePage } from '../../../src/built-pages';
import pageSections from '../../../src/search/plugin/pageSections';
import { readSynonyms } from '../../../src/search/plugin/readSynonyms';
import { project } from '../../support/project';

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
  assert.deepEqual(
    read?.sections.map(({ hash, title, text }) => [hash, title, text]),
    [
      ['', 'JWT', 'Intro bold.'],
      ['#use', 'Use it', 'One\nTwo'],
      ['#deep', 'Deep', 'Down.\nNo address\nmore'],
    ],
  );
});

test('code and the names of columns are separate fields, and an ordinary table defines nothing', () => {
  const html =
    page(`<p>Set <code>a</code>.</p><pre><code><span>let</span> <span>x</span></code></pre>
    <table><thead><tr><th>Name<th>Meaning<tbody><tr><td><strong>Cache Key</strong><td>Takes <code>id</code>.</table>`);
  const [section] = sectionsOf(html)?.sections ?? [];
  assert.equal(section?.text, 'Set a.\nlet x\nCache Key · Takes id.');
  assert.deepEqual(
    [section?.columns, section?.code, section?.defined],
    ['Name Meaning', 'let x', ''],
  );
});

test('an entry of a reference list defines its name and its key, and is a place that a result can open', () => {
  const html =
    page(`<h2 id=set>Set</h2><ul class=reference><li id=ref-cache-key><a href=#ref-cache-key>Cache
    Key</a> <span class=key>key <code>cacheKey</code></span> <span>default <code>id</code></span>
    <p>Takes <code>id</code>.</p></li><li id=ref-b><a href=#ref-b><code>b</code></a></li></ul>`);
  const section = sectionsOf(html)?.sections[1];
  assert.equal(section?.text, 'Cache Key · key cacheKey · default id · Takes id.\nb');
  assert.equal(section?.defined, 'Cache Key cacheKey b');
  assert.deepEqual(section?.entries, [
    ['ref-', 'Cache Key', 'cacheKey', 2],
    ['ref-', 'b', '', 0],
  ]);
});

test('a row with an anchor is an entry, named by its first cell', () => {
  const html = page(`<table><tr><th>What you see<th>Why<tbody><tr id=error-bad-key><td><code>Bad
    key</code> twice<td>It is <code>bad</code>.<tr><td><code>x</code><td>Other</table>`);
  const [section] = sectionsOf(html)?.sections ?? [];
  assert.deepEqual(section?.entries, [['error-bad-key', 'Bad key twice', '', 0]]);
  assert.match(section.text ?? '', /^Bad key twice · It is bad.$/m);
});

test('the text for excerpts has a line per row and item, without column names and empty cells', () => {
  const html = page(`<p>One <code>line</code>,
    <b>two</b>.<ul><li>First<li>Second</ul><table><thead><tr><th>Name<th>Default<th>Meaning<tbody>
    <tr><td>Key<td>—<td><p>The key.<p>Of it.</table><dl><dt>Term<dd>Its <p>meaning</dl>`);
  const [section] = sectionsOf(html)?.sections ?? [];
  assert.equal(
    section?.text,
    'One line, two.\nFirst\nSecond\nKey · The key. Of it.\nTerm · Its meaning',
  );
});

test('controls, navigation and elements that are marked as ignored are not indexed', () => {
  const html = page(`<p>Kept<button>Copy</button><form>Filter</form><svg><text>S</text></svg>
    <span class="x theme-doc-toc-mobile">Headings</span><div hidden>Hidden</div>
    <div data-search-ignore>Not this</div></p>`);
  assert.equal(sectionsOf(html)?.sections[0]?.text, 'Kept');
});

test('a page with robots "noindex" is not indexed', () => {
  assert.equal(sectionsOf(page('x', '<meta name=robots content=noindex,follow>')), undefined);
});

const readGroups = (text: string) =>
  readSynonyms(project({ 'synonyms.yml': text }), 'synonyms.yml');

test('synonyms are groups of phrases, and an error contains the line of an invalid group', () => {
  assert.deepEqual(readGroups('- [cron, every night]\n- [sso, sign in]\n').groups, [
    ['cron', 'every night'],
    ['sso', 'sign in'],
  ]);
  const problem = (text: string) => readGroups(text).problems.join();
  assert.match(problem('cron: schedule\n'), /^synonyms\.yml:1: .*Write a list of groups/);
  assert.match(problem('- [a, b]\n- [alone]\n'), /:2: .*A group needs at least two/);
  assert.match(problem('- [a, b]\n\n- [a, one two three four five]\n'), /:3: .*1 to 4/);
  assert.match(problem('- [a, b\n'), /^synonyms\.yml:\d+: /);
});
