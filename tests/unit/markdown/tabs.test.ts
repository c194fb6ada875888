import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { httpOf } from '../../../src/markdown/code/curl';
import prepareTabs from '../../../src/markdown/tabs';

const cases: [call: string, request: string][] = [
  ['curl https://a.example.com/b', 'GET https://a.example.com/b HTTP/1.1'],
  [
    `curl -sSi -X DELETE "$URL/b?c=1" \\\n  -H "Authorization: Bearer $TOKEN" -o out.txt`,
    'DELETE $URL/b?c=1 HTTP/1.1\nAuthorization: Bearer $TOKEN',
  ],
  [
    `curl -f $URL -H 'Content-Type: application/json' -d '{\n  "a": "'"$B"'"\n}'`,
    'POST $URL HTTP/1.1\nContent-Type: application/json\n\n{\n  "a": "$B"\n}',
  ],
  [
    'curl -d a=1 --data-urlencode "b=c d" https://a.example.com',
    'POST https://a.example.com HTTP/1.1\nContent-Type: application/x-www-form-urlencoded\n\na=1&b=c%20d',
  ],
  ['curl --get --data-urlencode "b=c d" $URL/x?y=1', 'GET $URL/x?y=1&b=c%20d HTTP/1.1'],
  [
    `curl -F 'a=b c' -F 'd=@e.png;type=image/png' $URL`,
    [
      'POST $URL HTTP/1.1\nContent-Type: multipart/form-data; boundary=boundary\n',
      '--boundary\nContent-Disposition: form-data; name="a"\n\nb c',
      '--boundary\nContent-Disposition: form-data; name="d"; filename="e.png"',
      'Content-Type: image/png\n\n< ./e.png\n--boundary--',
    ].join('\n'),
  ],
  [
    'curl -X PUT $URL -H "Content-Type: application/zip" --data-binary @a.zip',
    'PUT $URL HTTP/1.1\nContent-Type: application/zip\n\n< ./a.zip',
  ],
];

for (const [call, request] of cases) {
  test(`a call of curl as HTTP request: ${call.split('\n')[0]}`, () =>
    assert.equal(httpOf(call), request));
}

test('a block that is more than a plain call of curl is refused', () => {
  for (const [block, message] of [
    ['curl https://a.example.com | jq .', /more than one call/],
    ['curl https://a.example.com\n\ncurl https://b.example.com', /more than one call/],
    ['curl https://a.example.com\ncurl https://b.example.com', /several addresses/],
    ['URL=x', /does not begin with curl/],
    ['curl -F a=@b.png $URL', /field "a" has no ";type=/],
    ['curl -T b.png $URL', /option -T/],
    ['curl -s', /no address/],
  ] as const) {
    assert.throws(() => httpOf(block), message, block);
  }
});

function prepared(markdown: string): string {
  const processor = unified().use(remarkParse).use(remarkMdx).use(remarkStringify);
  const tree: Root = processor.parse(markdown);
  prepareTabs()(tree, new VFile({ path: 'docs/page.md' }));
  return processor.stringify(tree);
}

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
