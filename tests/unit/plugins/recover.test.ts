import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { LoadContext } from '@docusaurus/types';
import recover from '../../../src/plugins/recover';

const plugin = recover({ baseUrl: '/kb/de/' } as LoadContext);
type Content = Parameters<NonNullable<typeof plugin.translateContent>>[0]['content'];

test('a page without the texts gets those in English from the script', async () => {
  const content = (await plugin.loadContent?.()) as Content;
  const script = readFileSync('static/recover.js', 'utf8');
  for (const { message } of [content.message, content.link])
    assert.ok(script.includes(`= '${message}'`), message);
});
