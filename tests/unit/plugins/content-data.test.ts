import assert from 'node:assert/strict';
import { test } from 'node:test';
import { examples } from '../../../src/plugins/content-data/examples';
import type { Content } from '../../../src/plugins/docs';
import { project } from '../../support/project';

const PAGE = `---
# No heading
title: Add
---

## Add

Text. | No | table |

<Tabs>
<TabItem value="a">

\`\`\`json title="Input document"
{}
\`\`\`

</TabItem>
</Tabs>

\`\`\`\`yaml title="flows/add.yaml"
# no heading
description: "\`\`\`"
steps: []
\`\`\`\`

\`\`\`json title="Result"
{ "doc": {}, "errors": [] }
\`\`\`
`;

test('the examples of a page are published below the base URL', () => {
  const baseUrl = '/kb/de/';
  const siteDir = project({ 'page.md': PAGE });
  const permalink = `${baseUrl}docs/steps/jwt`;
  const doc = { id: 'steps/jwt', title: 'JWT', source: '@site/page.md', permalink };
  const versions = [{ versionName: 'ace5', sidebars: {}, docs: [doc] }];
  const files = examples({ versions, siteDir, baseUrl } as unknown as Content);
  const [page, list] = [...files].map(([path, json]) => [path, JSON.parse(String(json))] as const);
  assert.equal(page?.[0], 'examples/ace5/steps-jwt.json');
  assert.equal((page?.[1] as { id: string }[])[0]?.id, 'add');
  assert.equal(list?.[0], 'examples/ace5/index.json');
  assert.equal((list?.[1] as { page: string }[])[0]?.page, 'steps/jwt');
});
