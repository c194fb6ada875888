import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { diagrams } from '../content/diagrams';
import { lastVersion } from '../site/versions';
import { dataFolders } from './expand';
import { pageOfFile } from '../content/pages/files';
import { attributeOf, expressionAttribute, importStatement, madeOf, type MdxElement } from './mdx';

/** The components that a page can use without an import: module and export name of each. */
const COMPONENTS: Record<string, [module: string, name: string]> = {
  Cards: ['Cards', 'default'],
  Change: ['Changes', 'Change'],
  Changes: ['Changes', 'Changes'],
  Checklist: ['Checklist', 'default'],
  Diagram: ['Diagram', 'default'],
  ReferenceFilter: ['ReferenceFilter', 'default'],
  ReleaseFilter: ['ReleaseFilter', 'default'],
  Schematic: ['Schematic', 'default'],
  StepCatalogue: ['StepCatalogue', 'default'],
  TabItem: ['Tabs', 'TabItem'],
  Tabs: ['Tabs', 'default'],
  Task: ['Checklist', 'Task'],
};

/** The elements of other transforms, which replace them at build time. */
const TRANSFORMED = ['Contact', 'Designer', 'Unconfirmed', ...Object.keys(dataFolders)];

/** The names of all elements that a page can use without an import. */
export const pageElements: readonly string[] = [...Object.keys(COMPONENTS), ...TRANSFORMED].sort();

/** A component that shows recorded data, as an expression and the module that it comes from, if it is not in the page. */
type Facts = { expression: string; module?: string };

/** The recorded data of elements, for their attribute `facts`. */
const FACTS: Record<string, (element: MdxElement, path: string) => Facts> = {
  Diagram(element) {
    const name = attributeOf(element, 'name');
    const diagram = new Map(Object.entries(diagrams())).get(name);
    if (diagram) return { expression: JSON.stringify(diagram) };
    throw new Error(
      `src/content/diagrams/diagrams.yml has no diagram "${name}". Correct the name.`,
    );
  },
  StepCatalogue: (_, path) => ({
    expression: 'catalogue',
    // The next version is a copy of the current one.
    module: `@generated/content-data/default/catalogue-${pageOfFile(path)?.version ?? lastVersion}.json`,
  }),
};

/**
 * Remark plugin that imports the components that a page uses, and adds their data, so that a page loads only the code and
 * data that it needs. An element without recorded data fails the build with its line.
 */
export function importPageComponents(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const imports = new Map<string, MdxjsEsm>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as MdxElement;
      const name = element.name ?? '';
      if (!Object.hasOwn(COMPONENTS, name)) return;
      const [folder = '', imported = ''] = COMPONENTS[name] ?? [];
      imports.set(name, importStatement(`@site/src/mdx/${folder}`, { name: imported, as: name }));
      const facts = madeOf(element, file, () => FACTS[name]?.(element, file.path));
      if (!facts) return;
      const { expression, module } = facts;
      if (module) imports.set(module, importStatement(module, { name: 'default', as: expression }));
      element.attributes.push(expressionAttribute('facts', expression));
    });
    tree.children.push(...imports.values());
  };
}
