import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Link } from 'mdast';
import { visit } from 'unist-util-visit';
import flowRunnerCoverage from '../../../src/markdown/flow-runner-coverage';
import { transformed } from './transformed';

const linksFrom = (path: string) => {
  const urls: string[] = [];
  const tree = transformed('<FlowRunnerCoverage />', [flowRunnerCoverage], path);
  visit(tree, 'link', ({ url }: Link) => void urls.push(url));
  return urls;
};

test('the table links to pages of its version, wherever the project is', () => {
  for (const project of ['/site', '/srv/docs/site', 'C:\\docs\\site']) {
    const links = linksFrom(`${project}/versioned_docs/version-ace5/guides/a.md`);
    assert.ok(links.length > 10, project);
    for (const link of links) assert.match(link, /^\.\.\/steps\/|^\.\.?\/(?!\.\.)/, project);
  }
  const next = linksFrom(join(process.cwd(), 'docs', 'guides', 'a.md'));
  assert.deepEqual(next, linksFrom('/site/versioned_docs/version-ace5/guides/a.md'));
});
