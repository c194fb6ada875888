import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageOfFile } from '../../../src/markdown/front-matter';
import { importPageComponents } from '../../../src/markdown/page-components';
import { transformed } from './transformed';

const BADGE = '<Since change="api-handlers-added" />';

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

test('a page imports each component that it uses, once', () => {
  assert.deepEqual(
    imports(
      `${BADGE}.\n\n<Diagram name="flow" />\n\n${BADGE} <Since change="flow-extension-added" />`,
    ),
    [
      'Since: @site/src/mdx/Since',
      'facts0: @generated/content-data/default/badge-ace5-api-handlers-added.json',
      'Diagram: @site/src/mdx/Diagram',
      'facts1: @generated/content-data/default/diagram-flow.json',
      'facts2: @generated/content-data/default/badge-ace5-flow-extension-added.json',
    ],
  );
});

test('the text of a release imports only the data of that release', () => {
  assert.deepEqual(imports('<Release release="24.6" />'), [
    'facts0: @generated/content-data/default/release-ace5-24.6.json',
  ]);
});

test('an element without recorded data stops the build with an error that contains its line', () => {
  assert.throws(() => imports('Text.\n\n<Release release="99.9" />'), {
    message: /<Release> has no recorded data "release-ace5-99\.9"/,
    line: 3,
  });
});

test('a page without recorded-data components imports nothing', () => {
  assert.deepEqual(imports('Text and `<Since />` as code.\n\n<details>More</details>'), []);
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
