import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { pageError } from '../../../src/plugins/docs-check/bundlerErrors';
import { project } from '../../support/project';

/** An error of the MDX loader about a page. */
function problemOf(page: string, cause = 'Unexpected character', details = '{ "line": 3 }') {
  const path = 'versioned_docs/version-ace5/page.md';
  const dir = project({ [path]: page });
  const text = `  × Error: MDX compilation failed for file \u001b[36m"${join(dir, path)}"\u001b[39m\n        │ Cause: ${cause}\n        │ Details:\n        │ ${details}\n        │     at Parser.exit (x.js:1:2)`;
  return pageError(text, dir)?.replace('versioned_docs/version-ace5/', '');
}

test('an error of the MDX loader is one line in the words of the check', () => {
  assert.match(
    problemOf('---\ntitle: A\n---\n\nIt is a<b.\n\nMore.\n') ?? '',
    /^page\.md:5: The markdown does not parse: [^\n]*put them in backticks\.$/,
  );
});

test('an error of a transform keeps its reason and its line', () => {
  assert.equal(
    problemOf('---\ntitle: A\n---\n\nText.\n', '<Since> has no recorded data.'),
    'page.md:3: <Since> has no recorded data.',
  );
});

test('any other error of the bundler is left as it is', () => {
  assert.equal(pageError('Module not found: ./x', '/'), undefined);
});
