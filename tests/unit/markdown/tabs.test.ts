import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import remarkStringify from 'remark-stringify';
import { parse } from 'yaml';
import { httpOf } from '../../../src/markdown/code/curl';
import { markdown } from '../../../src/content/pages/markdown';
import prepareTabs from '../../../src/markdown/tabs';
import { transformed } from './transformed';

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

const prepared = (text: string): string =>
  markdown()
    .use(remarkStringify)
    .stringify(transformed(text, [prepareTabs]));

test('tabs get their labels from the data of their group', () => {
  const tabs = '<Tabs groupId="os">\n<TabItem value="unix">\n\nText.\n\n</TabItem>\n</Tabs>';
  assert.match(
    prepared(tabs),
    /<Tabs groupId="os" label="Operating system">\s+<TabItem value="unix" label="Linux and macOS">/,
  );
  assert.throws(
    () => prepared(tabs.replace('unix', 'amiga')),
    /"amiga" is not in src\/content\/tabs/,
  );
});

test('a shell block with "http" becomes the tabs curl and HTTP', () => {
  const text = prepared('```bash http\ncurl $URL\n```');
  assert.match(text, /<Tabs groupId="call" label="Form of the call">/);
  assert.match(text, /label="curl">\s+```bash http\s+curl \$URL\s+```/);
  assert.match(text, /label="HTTP">\s+```http\s+GET \$URL HTTP\/1.1\s+```/);
  assert.equal(prepared('```bash title="http"\ncurl $URL\n```').includes('<Tabs'), false);
});
