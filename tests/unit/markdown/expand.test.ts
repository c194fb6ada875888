import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Link, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { readHistories } from '../../../src/content/releases';
import { hasNoChanges, releaseSlug } from '../../../src/content/releases/model';
import { catalogueOf } from '../../../src/content/steps/stepPages';
import { stepPagesOf } from '../../../src/content/steps/stepPages';
import expandPage from '../../../src/markdown/expand';
import { attributesOf } from '../../../src/markdown/mdx';
import { transformed } from './transformed';

const pagePath = (version: string, page: string) =>
  join(__dirname, '../../..', `versioned_docs/version-${version}/${page}.md`);

const expanded = (text: string, version = 'ace5', page = 'releases/overview') =>
  transformed(text, [expandPage], pagePath(version, page));

function links(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, 'link', ({ url }: Link) => void found.push(url));
  return found;
}

/** The attributes of the elements of a name in a tree. */
function elements(tree: Root, wanted: string): ReturnType<typeof attributesOf>[] {
  const found: ReturnType<typeof attributesOf>[] = [];
  visit(tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === wanted) found.push(attributesOf(node));
  });
  return found;
}

test('a badge names the release of a change and links to its page', () => {
  const tree = expanded('Text <Since change="api-handlers-added" />.');
  assert.match(toString(tree), /^Text Since \d+\.\d+(\.\d+)?\.$/);
  assert.match(String(links(tree)), /^\/releases\/release_\d+_\d+\.md$/);
});

test('the page of each release has its recorded changes, and what the page adds', () => {
  for (const [version, history] of Object.entries(readHistories())) {
    for (const release of history.releases) {
      const page = `releases/${releaseSlug(release)}`;
      const tree = expanded(
        `<Release release="${release}">\n\nOwn text.\n\n</Release>`,
        version,
        page,
      );
      const changes = history.changes.filter((change) => change.version === release);
      const shown = elements(tree, 'Change');
      assert.deepEqual(
        shown.map(({ id }) => id).sort(),
        changes.map(({ id }) => id).sort(),
        release,
      );
      assert.equal(toString(tree).includes('Own text.'), !hasNoChanges(history, release), release);
      assert.doesNotMatch(JSON.stringify(tree), /\{release\}|ReleaseText/, release);
    }
  }
});

test('the changelog has each change of the version, newest release first', () => {
  const [[version = '', history] = []] = Object.entries(readHistories());
  const tree = expanded('<ReleaseFilter />', version);
  const releases = elements(tree, 'Change').map(({ release }) => String(release));
  assert.equal(releases.length, history?.changes.length);
  const order = releases.map((release) => history?.releases.indexOf(release) ?? 0);
  assert.deepEqual(
    order,
    [...order].sort((one, other) => other - one),
  );
});

test('the migration guide has a row for each page with a change, also for those of the older version', () => {
  const tree = expanded('<MigrationTable to="ace5" />', 'ace5', 'guides/how_to_migrate_from_ace4');
  assert.match(toString(tree), /What changed since ACE 4/);
  const urls = links(tree);
  assert.ok(urls.length > 20);
  for (const url of urls)
    assert.match(url, /^(?:@site\/versioned_docs\/version-ace4)?\/[\w/-]+\.md$/);
});

test('the table of the flow runner links to pages of its version, wherever the project is', () => {
  const linksFrom = (path: string) =>
    links(transformed('<FlowRunnerCoverage />', [expandPage], path));
  const next = linksFrom(join(__dirname, '../../../docs/guides/a.md'));
  assert.ok(next.length > 10);
  for (const project of ['/site', '/srv/docs/site', 'C:\\docs\\site'])
    assert.deepEqual(linksFrom(`${project}/versioned_docs/version-ace5/guides/a.md`), next);
  for (const link of next) assert.match(link, /^\/[\w/-]+\.md(?:#|$)/);
});

test('the catalogue has the steps by group, in the order of the sidebar, with their names in the other version', () => {
  const tree = expanded('<StepCatalogue />', 'ace5', 'steps/steps_intro');
  const urls = links(tree).filter((url) => url.startsWith('/steps/'));
  assert.equal(urls.length, stepPagesOf('ace5').length);
  const sidebar = readFileSync('versioned_sidebars/version-ace5-sidebars.json', 'utf8');
  const groups = catalogueOf('ace5').map(({ steps }) =>
    steps.map(({ slug }) => sidebar.indexOf(`"steps/${slug}"`)),
  );
  for (const places of groups)
    assert.deepEqual(
      places,
      [...places].sort((one, other) => one - other),
    );
  const cards = toString(tree);
  for (const fact of ['Stop in ACE 4', 'Not in ACE 4', 'Also in ACE 4', 'Will be removed in'])
    assert.ok(cards.includes(fact), fact);
});

test('an element without recorded data stops the build with an error that contains its line', () => {
  for (const [element, message] of [
    ['<Release release="99.9" />', /ace5\.json has no release "99\.9"/],
    ['<Since change="none" />', /names the change "none", which is not recorded/],
    ['<MigrationTable to="ace9" />', /no version "ace9"/],
    ['<Properties />', /belongs to a page in the folder "steps"/],
  ] as const)
    assert.throws(
      () => expanded(`Text.\n\n${element}`),
      (error: Error & { place?: { start: { line: number } } }) => {
        assert.match(error.message, message);
        assert.equal(error.place?.start.line, 3);
        return true;
      },
    );
});
