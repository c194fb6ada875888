import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { LoadContext } from '@docusaurus/types';
import examples from '../../../src/plugins/examples';
import { project } from '../../support/project';

const PAGE = `## Add

\`\`\`json title="Input document"
{}
\`\`\`

\`\`\`yaml title="flows/add.yaml"
description: Adds
steps: []
\`\`\`

\`\`\`json title="Result"
{ "doc": {}, "errors": [] }
\`\`\`
`;

for (const baseUrl of ['/', '/kb/', '/kb/de/'])
  test(`the examples of a page are published below ${baseUrl}`, async () => {
    const siteDir = project({ 'page.md': PAGE });
    const doc = { id: 'steps/jwt', title: 'JWT', source: '@site/page.md' };
    const loadedVersions = [
      {
        versionName: 'ace5',
        sidebars: {},
        docs: [{ ...doc, permalink: `${baseUrl}docs/steps/jwt` }],
      },
    ];
    const plugin = examples({ siteDir, generatedFilesDir: siteDir, baseUrl } as LoadContext);
    await plugin.allContentLoaded?.({
      allContent: { 'docusaurus-plugin-content-docs': { default: { loadedVersions } } },
    } as never);
    assert.ok(existsSync(join(siteDir, 'served/examples/ace5/steps-jwt.json')));
  });
