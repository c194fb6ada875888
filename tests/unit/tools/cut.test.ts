import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withInherited } from '../../../src/site/routes';
import { checkName } from '../../../tools/versions/cut';

test('a version has the redirects of the one before to pages that it has, without a chain', () => {
  // No page is `category`: it is that of a category of the sidebar.
  const own = {
    v3: { 'steps/a': 'steps/c' },
    v2: { old: 'steps/a', gone: 'b', kept: 'steps/d', folder: 'category' },
  };
  const pages = new Map([
    ['v3', ['steps/c', 'steps/d', 'kept']],
    ['v2', ['steps/a', 'steps/d', 'b']],
    ['v1', []],
  ]);
  assert.deepEqual(withInherited(own, pages), {
    ...own,
    v3: { old: 'steps/c', folder: 'category', 'steps/a': 'steps/c' },
    v1: {},
  });
});

test('a missing, a published and another kind of name are reported with a name to use', () => {
  const names = ['ace9', 'ace8'];
  assert.equal(checkName('ace10', names), 'ace10');
  for (const [name, message] of [
    [undefined, /Name the new version like the others: npm run docs:release -- ace10/],
    ['ace9', /ace9 is published already\. .*-- ace10/],
    ['v10', /"v10" is not a name of a version\. .*-- ace10/],
    ['ace', /"ace" is not a name of a version/],
  ] as const) {
    assert.throws(() => checkName(name, names), message);
  }
});
