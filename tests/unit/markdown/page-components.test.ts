import assert from 'node:assert/strict';
import { test } from 'node:test';
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
  assert.deepEqual(imports('Text and `<Cards />` as code.\n\n<TagChip />'), []);
});

test('an element without recorded data stops the build with an error that contains its line', () => {
  assert.throws(() => imports('Text.\n\n<Diagram name="flwo" />'), {
    message: /diagrams\.yml has no diagram "flwo"/,
    line: 3,
  });
});
