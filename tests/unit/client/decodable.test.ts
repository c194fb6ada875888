import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decodable } from '../../../src/client/decodable';
import { hostileStrings } from '../../support/hostileStrings';

test('what can be decoded stays as it is', () => {
  for (const part of ['', '/docs/', '#a%20b', '#%E2%82%AC', '/%25/'])
    assert.equal(decodable(part), part);
});

test('what cannot be decoded then decodes to itself', () => {
  assert.equal(decodable('#100%'), '#100%25');
  for (const part of hostileStrings) {
    const repaired = decodable(part);
    const decoded = decodeURIComponent(repaired);
    assert.ok(repaired === part || decoded === part, part);
  }
});
