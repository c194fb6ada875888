import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Root } from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { pageOfFile } from '../../src/markdown/front-matter';
import { importPageComponents } from '../../src/markdown/page-components';

/** The imports that a page gets, as `local: source`. */
async function imports(markdown: string): Promise<string[]> {
  const processor = unified().use(remarkParse).use(remarkMdx).use(importPageComponents);
  const tree = (await processor.run(processor.parse(markdown))) as unknown as Root;
  return tree.children.flatMap((node) => {
    const [statement] = (node.type === 'mdxjsEsm' && node.data?.estree?.body) || [];
    if (statement?.type !== 'ImportDeclaration') return [];
    return statement.specifiers.map(
      ({ local }) => `${local.name}: ${String(statement.source.value)}`,
    );
  });
}

test('a page imports each component that it uses, once', async () => {
  assert.deepEqual(
    await imports('Since <Since change="a" />.\n\n<Diagram name="b" />\n\n<Since change="c" />'),
    ['Since: @site/src/mdx/Since', 'Diagram: @site/src/mdx/Diagram'],
  );
});

test('a page without components, or with some of its own, imports nothing', async () => {
  assert.deepEqual(await imports('Text and `<Since />` as code.\n\n<details>More</details>'), []);
  assert.deepEqual(await imports('<TagChip />'), []);
});

test('a published page is known by its file', () => {
  assert.deepEqual(pageOfFile('/site/versioned_docs/version-ace4/steps/date_fn.md'), {
    version: 'ace4',
    id: 'steps/date_fn',
  });
  assert.equal(pageOfFile('/site/docs/steps/date.md'), undefined);
});

test('the translation of a published page is the same page', () => {
  const folder = '/site/i18n/de/docusaurus-plugin-content-docs';
  assert.deepEqual(pageOfFile(`${folder}/version-ace4/steps/date_fn.md`), {
    version: 'ace4',
    id: 'steps/date_fn',
  });
  assert.equal(pageOfFile(`${folder}/current/steps/date.md`), undefined);
});
