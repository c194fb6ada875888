import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';

/** The components that a page may use without an import: where each is, and its name there. */
const COMPONENTS: Record<string, [module: string, name: string]> = {
  Checklist: ['Checklist', 'default'],
  Diagram: ['Diagram', 'default'],
  MigrationTable: ['MigrationTable', 'default'],
  ReleaseChanges: ['ReleaseParts', 'ReleaseChanges'],
  ReleaseFeatures: ['ReleaseParts', 'ReleaseFeatures'],
  ReleaseFilter: ['ReleaseFilter', 'default'],
  ReleaseSummary: ['ReleaseParts', 'ReleaseSummary'],
  ReleaseUpgrade: ['ReleaseParts', 'ReleaseUpgrade'],
  Since: ['Since', 'default'],
  Task: ['Checklist', 'Task'],
};

/** The statement `import {<name> as <local>} from '<source>'`, in the form in which MDX takes it. */
function importStatement(local: string, name: string, source: string): MdxjsEsm {
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
            specifiers: [
              {
                type: 'ImportSpecifier',
                imported: { type: 'Identifier', name },
                local: { type: 'Identifier', name: local },
              },
            ],
          },
        ],
      },
    },
  };
}

/**
 * Imports the components that a page uses, so that a page loads the code and the data of these alone, and not
 * of all that some page uses.
 */
export function importPageComponents(): (tree: Root) => void {
  return (tree) => {
    const used = new Set<string>();
    visit(
      tree,
      (node): node is MdxJsxFlowElement | MdxJsxTextElement =>
        node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement',
      ({ name }) => {
        if (name && Object.hasOwn(COMPONENTS, name)) used.add(name);
      },
    );
    for (const local of used) {
      const [module = '', name = ''] = COMPONENTS[local] ?? [];
      tree.children.push(importStatement(local, name, `@site/src/mdx/${module}`));
    }
  };
}
