import type { Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { visit } from '../content/pages/visit';
import { dataFolders } from './expand';
import { importOf, type MdxElement } from './mdx';

/** The components that a page can use without an import: the folder of each in src/mdx, and its export. */
const COMPONENTS: Record<string, [folder: string, exported?: string]> = {
  Cards: ['Cards'],
  Change: ['Changes', 'Change'],
  Changes: ['Changes', 'Changes'],
  Checklist: ['Checklist'],
  Diagram: ['Diagram'],
  ReferenceFilter: ['ReferenceFilter'],
  ReleaseFilter: ['ReleaseFilter'],
  StepCatalogue: ['StepCatalogue'],
  TabItem: ['Tabs', 'TabItem'],
  Tabs: ['Tabs'],
  Task: ['Checklist', 'Task'],
  TaskDone: ['Checklist', 'TaskDone'],
};

/** The elements of other transforms, which replace or fill them at build time. */
const TRANSFORMED = ['Designer', 'Unconfirmed', ...Object.keys(dataFolders)];

/** The names of all elements that a page can use without an import. */
export const pageElements: readonly string[] = [
  ...new Set([...Object.keys(COMPONENTS), ...TRANSFORMED]),
].sort();

/** Transform that imports the components that a page uses, so that a page loads only the code that it needs. */
export default function importPageComponents(tree: Root): void {
  const imports = new Map<string, MdxjsEsm>();
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    const name = (node as MdxElement).name ?? '';
    if (!Object.hasOwn(COMPONENTS, name)) return;
    const [folder = '', exported] = COMPONENTS[name] ?? [];
    imports.set(name, importOf(name, `@site/src/mdx/${folder}`, exported));
  });
  tree.children.push(...imports.values());
}
