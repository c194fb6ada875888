import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOf } from '../../../src/client/pageOf';

const here = { origin: 'https://docs.example.com', pathname: '/docs/steps/jwt' };
const link = { origin: here.origin, pathname: '/docs/steps/retry', target: '', role: null };

test('a link of this site leads to its page', () => {
  assert.equal(pageOf(link, here), '/docs/steps/retry');
  assert.equal(pageOf({ ...link, target: '_self' }, here), '/docs/steps/retry');
});

test('nothing is prefetched for other sites, other tabs, the current page and buttons', () => {
  assert.equal(pageOf(null, here), undefined);
  assert.equal(pageOf({ ...link, origin: 'https://chat.example.com' }, here), undefined);
  assert.equal(pageOf({ ...link, target: '_blank' }, here), undefined);
  assert.equal(pageOf({ ...link, pathname: here.pathname }, here), undefined);
  assert.equal(pageOf({ ...link, role: 'button' }, here), undefined);
});
