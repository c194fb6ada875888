import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOfFile } from '../../../src/markdown/front-matter';
import { importPageComponents } from '../../../src/markdown/page-components';
import { transformed } from './transformed';

/** The imports that a page gets, as `local: source`. */
function imports(markdown: string): string[] {
  return transformed(markdown, [importPageComponents]).children.flatMap((node) => {
    const [statement] = (node.type === 'mdxjsEsm' && node.data?.estree?.body) || [];
    if (statement?.type !== 'ImportDeclaration') return [];
    return statement.specifiers.map(
      ({ local }) => `${local.name}: ${String(statement.source.value)}`,
    );
  });
}

test('a page imports each component that it uses, once, with its data', () => {
  const page = '<Diagram name="flow" />\n\n<Cards>\n\n- Text\n\n</Cards>\n\n<Cards />';
  assert.deepEqual(imports(page), ['Diagram: @site/src/mdx/Diagram', 'Cards: @site/src/mdx/Cards']);
});

test('an element without recorded data stops the build with an error that contains its line', () => {
  assert.throws(() => imports('Text.\n\n<Diagram name="flwo" />'), {
    message: /diagrams\.yml has no diagram "flwo"/,
    line: 3,
  });
});

test('a page without recorded-data components imports nothing', () => {
  assert.deepEqual(imports('Text and `<Cards />` as code.\n\n<details>More</details>'), []);
  assert.deepEqual(imports('<TagChip />'), []);
});

test('the version and id of a published page are derived from its file', () => {
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
