import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkName, redirectsAfter } from '../../../tools/versions/cut';

const published = { v2: { old: 'steps/a', older: 'steps/gone' }, v1: {} };
const cut = { version: 'v3', previous: 'v2' };

test('a new version has the redirects of the previous one to pages that still exist', () => {
  assert.deepEqual(redirectsAfter(published, { ...cut, ids: ['steps/a', 'handlers/new'] }), {
    v3: { old: 'steps/a' },
    ...published,
  });
});

test('the redirects of the next version become those of the new one, without a chain', () => {
  const redirects = { next: { 'steps/a': 'steps/c' }, ...published };
  assert.deepEqual(redirectsAfter(redirects, { ...cut, ids: ['steps/c'] }), {
    v3: { old: 'steps/c', 'steps/a': 'steps/c' },
    ...published,
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
