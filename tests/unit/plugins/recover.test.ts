import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { LoadContext } from '@docusaurus/types';
import recover from '../../../src/plugins/recover';

const plugin = recover({ baseUrl: '/kb/de/' } as LoadContext);
type Content = Parameters<NonNullable<typeof plugin.translateContent>>[0]['content'];

/** The attributes of the script in a page with these texts. */
function attributesOf(content: Content) {
  const tags = [plugin.injectHtmlTags?.({ content })?.headTags].flat();
  const script = tags.find((tag) => typeof tag === 'object' && tag.attributes?.src);
  assert.ok(script && typeof script === 'object');
  return script.attributes;
}

test('the script has its texts in the language of the page', async () => {
  const content = (await plugin.loadContent?.()) as Content;
  const english = attributesOf(content);
  assert.equal(english?.['data-link'], 'Load the page again');
  const [file] = (await plugin.getTranslationFiles?.({ content })) ?? [];
  assert.ok(file);
  const translated = {
    ...file.content,
    link: { message: 'Seite neu laden' },
  };
  const german = attributesOf(
    plugin.translateContent?.({
      content,
      translationFiles: [{ ...file, content: translated }],
    }) as Content,
  );
  assert.equal(german?.src, '/kb/de/recover.js');
  assert.deepEqual(german, { ...english, 'data-link': 'Seite neu laden' });
});

test('a page without the texts gets those in English from the script', async () => {
  const content = (await plugin.loadContent?.()) as Content;
  const script = readFileSync('static/recover.js', 'utf8');
  for (const { message } of [content.message, content.link])
    assert.ok(script.includes(`= '${message}'`), message);
});
