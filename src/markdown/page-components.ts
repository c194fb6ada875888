import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { dataFolders } from './expand';
import { importStatement, type MdxElement } from './mdx';

/** The components that a page can use without an import: module and export name of each. */
const COMPONENTS: Record<string, [module: string, name: string]> = {
  Cards: ['Cards', 'default'],
  Change: ['Changes', 'Change'],
  Changes: ['Changes', 'Changes'],
  Checklist: ['Checklist', 'default'],
  Diagram: ['Diagram', 'default'],
  ReferenceFilter: ['ReferenceFilter', 'default'],
  ReleaseFilter: ['ReleaseFilter', 'default'],
  StepCatalogue: ['StepCatalogue', 'default'],
  TabItem: ['Tabs', 'TabItem'],
  Tabs: ['Tabs', 'default'],
  Task: ['Checklist', 'Task'],
  TaskDone: ['Checklist', 'TaskDone'],
};

/** The elements of other transforms, which replace or fill them at build time. */
const TRANSFORMED = ['Designer', 'Unconfirmed', ...Object.keys(dataFolders)];

/** The names of all elements that a page can use without an import. */
export const pageElements: readonly string[] = [
  ...new Set([...Object.keys(COMPONENTS), ...TRANSFORMED]),
].sort();

/** Remark plugin that imports the components that a page uses, so that a page loads only the code that it needs. */
export function importPageComponents(): (tree: Root) => void {
  return (tree) => {
    const imports = new Map<string, MdxjsEsm>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const name = (node as MdxElement).name ?? '';
      if (!Object.hasOwn(COMPONENTS, name)) return;
      const [module = '', imported = ''] = COMPONENTS[name] ?? [];
      imports.set(name, importStatement(`@site/src/mdx/${module}`, { name: imported, as: name }));
    });
    tree.children.push(...imports.values());
  };
}
