import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { httpOf } from '../../../src/markdown/code/curl';

const { requests, refused } = parse(readFileSync(join(__dirname, 'curl.yml'), 'utf8')) as {
  requests: { call: string; request: string }[];
  refused: { call: string; message: string }[];
};

for (const { call, request } of requests) {
  test(`a call of curl as HTTP request: ${call.split('\n')[0]}`, () =>
    assert.equal(httpOf(call), request));
}

test('a block that is more than a plain call of curl is refused', () => {
  for (const { call, message } of refused) {
    assert.throws(() => httpOf(call), new RegExp(message), call);
  }
});
