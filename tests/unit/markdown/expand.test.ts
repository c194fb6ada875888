import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readHistory } from '../../../src/content/releases';
import { hasNoChanges, releaseId } from '../../../src/content/releases/model';
import expand from '../../../src/markdown/expand';
import { versionNames } from '../../../src/site/versions';
import { elementsIn, transformed } from './transformed';

const expanded = (text: string, version = 'ace5', page = 'releases/overview') =>
  transformed(
    text,
    [expand],
    join(__dirname, `../../../versioned_docs/version-${version}/${page}.md`),
  );

function links(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'link', ({ url }: Link) => void found.push(url));
  return found;
}

test('a badge names the release of a change and links to its page', () => {
  const tree = expanded('Text <Since change="api-handlers-added" />.');
  assert.match(toString(tree), /^Text Since \d+\.\d+(\.\d+)?\.$/);
  assert.match(String(links(tree)), /^\/releases\/release_\d+_\d+\.md$/);
});

test('the page of each release has its recorded changes, and what the page adds', () => {
  for (const version of versionNames) {
    const history = readHistory(version);
    for (const release of history.releases) {
      const page = releaseId(release);
      const text = `<Release release="${release}">\n\nOwn text.\n\n</Release>`;
      const tree = expanded(text, version, page);
      const changes = history.changes.filter((change) => change.version === release);
      const shown = elementsIn(tree, 'Change').map(({ id }) => String(id));
      assert.deepEqual(shown.sort(), changes.map(({ id }) => id).sort(), release);
      assert.equal(toString(tree).includes('Own text.'), !hasNoChanges(history, release), release);
      assert.doesNotMatch(JSON.stringify(tree), /\{release\}|ReleaseText/, release);
    }
  }
});

test('the changelog has each change of the version, newest release first', () => {
  for (const version of versionNames) {
    const { releases, changes } = readHistory(version);
    const shown = elementsIn(expanded('<ReleaseFilter />', version), 'Change');
    const found = shown.map(({ release }) => releases.indexOf(String(release)));
    const order = changes.map((change) => releases.indexOf(change.version)).sort((a, b) => b - a);
    assert.deepEqual(found, order);
  }
});

test('the table of the flow runner links to pages of its version, wherever the project is', () => {
  const linksFrom = (path: string) => links(transformed('<FlowRunnerCoverage />', [expand], path));
  const next = linksFrom(join(__dirname, '../../../docs/guides/a.md'));
  assert.ok(next.length > 10);
  for (const project of ['/site', '/srv/docs/site', 'C:\\docs\\site'])
    assert.deepEqual(linksFrom(`${project}/versioned_docs/version-ace5/guides/a.md`), next);
  for (const link of next) assert.match(link, /^\/[\w/-]+\.md(?:#|$)/);
});

// That it has all of them is in browser/content/steps.spec.ts.
test('the catalogue has the names of the steps in the other version', () => {
  const cards = toString(expanded('<StepCatalogue />', 'ace5', 'steps/steps_intro'));
  for (const fact of ['Stop in ACE 4', 'New in ACE 5', 'Will be removed in'])
    assert.ok(cards.includes(fact), fact);
  assert.doesNotMatch(cards, /Also in/);
});

test('the properties of a step are followed by a link to the common ones, its parts are not', () => {
  const shown = (element: string) => expanded(element, 'ace5', 'steps/mixed_flow');
  assert.deepEqual(links(shown('<Properties />')).slice(-1), [
    './steps_intro.md#common-properties',
  ]);
  for (const element of ['<Properties part="flows" />', '<Properties of="common" />']) {
    const [table, ...rest] = shown(element).children;
    assert.deepEqual([table?.type, rest], ['table', []], element);
  }
});

test('an element without recorded data stops the build with an error that contains its line', () => {
  for (const [element, message] of [
    ['<Release release="99.9" />', /ace5\.json has no release "99\.9"/],
    ['<MigrationTable to="ace9" />', /no version "ace9"/],
  ] as const)
    assert.throws(() => expanded(`Text.\n\n${element}`), { message, line: 3 });
});

test('<Try> without a document, or with a row without an expression, stops the build with its line', () => {
  const table = (cell: string) =>
    `| Task | Expression | Result |\n| --- | --- | --- |\n| Sum | ${cell} | 3 |`;
  const document = '```json\n{}\n```';
  const shown = (content: string) => () => expanded(`Text.\n\n<Try>\n\n${content}\n\n</Try>`);
  assert.throws(shown(table('`$sum(a)`')), { message: /contains a document/, line: 3 });
  assert.throws(shown(`${document}\n\n${table('none')}`), { message: /Each row/, line: 3 });
  const [link = '', ...others] = links(shown(`${document}\n\n${table('`$sum(a)`')}`)());
  assert.match(link, /^\/playground\/#jsonata=[\w-]+$/);
  assert.deepEqual(others, []);
});
