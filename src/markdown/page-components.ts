import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { diagrams } from '../content/diagrams';
import { lastVersion } from '../site/versions';
import { expanded } from './expand';
import { pageOfFile } from '../content/pages/files';
import { attributeOf, expressionAttribute, importStatement } from './mdx';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

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
const TRANSFORMED = ['Contact', 'Designer', 'Unconfirmed', ...expanded];

/** The names of all elements that a page can use without an import. */
export const pageElements: readonly string[] = [...Object.keys(COMPONENTS), ...TRANSFORMED].sort();

/** The attribute `facts` of an element: the recorded data that its component shows. */
function factsOf(
  element: Element,
  imports: Map<string, MdxjsEsm>,
  path: string,
): string | undefined {
  if (element.name === 'Diagram') {
    const name = attributeOf(element, 'name');
    const recorded = diagrams();
    const diagram = Object.hasOwn(recorded, name) ? recorded[name] : undefined;
    if (!diagram)
      throw new Error(
        `src/content/diagrams/diagrams.yml has no diagram "${name}". Correct the name.`,
      );
    return JSON.stringify(diagram);
  }
  if (element.name !== 'StepCatalogue') return undefined;
  // The next version is a copy of the current one.
  const version = pageOfFile(path)?.version ?? lastVersion;
  const module = `@generated/content-data/default/catalogue-${version}.json`;
  imports.set(module, importStatement(module, { name: 'default', as: 'catalogue' }));
  return 'catalogue';
}

/**
 * Remark plugin that imports the components that a page uses, and adds their data, so that a page loads only the code and
 * data that it needs. An element without recorded data fails the build with its line.
 */
export function importPageComponents(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    const imports = new Map<string, MdxjsEsm>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const name = element.name ?? '';
      if (!Object.hasOwn(COMPONENTS, name)) return;
      const [module = '', imported = ''] = COMPONENTS[name] ?? [];
      imports.set(name, importStatement(`@site/src/mdx/${module}`, { name: imported, as: name }));
      try {
        const facts = factsOf(element, imports, file.path);
        if (facts) element.attributes.push(expressionAttribute('facts', facts));
      } catch (error) {
        file.fail((error as Error).message, element);
      }
    });
    tree.children.push(...imports.values());
  };
}
