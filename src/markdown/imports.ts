import type { MdxjsEsm } from 'mdast-util-mdx';

/**
 * An import, as the node that MDX expects.
 * @param source the module
 * @param imported the export and the name that it has in the page; without it, the module is only evaluated
 */
export function importStatement(source: string, imported?: { name: string; as: string }): MdxjsEsm {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            attributes: [],
            source: { type: 'Literal', value: source },
            specifiers: imported
              ? [
                  {
                    type: 'ImportSpecifier',
                    imported: { type: 'Identifier', name: imported.name },
                    local: { type: 'Identifier', name: imported.as },
                  },
                ]
              : [],
          },
        ],
      },
    },
  };
}
