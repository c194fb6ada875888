import assert from 'node:assert/strict';
import { test } from 'node:test';
import { httpOf } from '../../../src/markdown/code/curl';
import { fixture } from '../../support/fixture';

const { requests, refused } = fixture<{
  requests: { call: string; request: string }[];
  refused: { call: string; message: string }[];
}>(__dirname, 'curl.yml');

for (const { call, request } of requests) {
  test(`a call of curl as HTTP request: ${call.split('\n')[0]}`, () =>
    assert.equal(httpOf(call), request));
}

test('a block that is more than a plain call of curl is refused', () => {
  for (const { call, message } of refused) {
    assert.throws(() => httpOf(call), new RegExp(message), call);
  }
});
