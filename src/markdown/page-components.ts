import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { dataName, pageData } from '../content/pageData';
import { lastVersion, versionNames } from '../site/versions';
import { pageOfFile } from './front-matter';
import { attributesOf, expressionAttribute, importStatement } from './mdx';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Attributes = ReturnType<typeof attributesOf>;

/** The components that a page can use without an import: module and export name of each. */
const COMPONENTS: Record<string, [module: string, name: string]> = {
  Cards: ['Cards', 'default'],
  Checklist: ['Checklist', 'default'],
  Diagram: ['Diagram', 'default'],
  MigrationTable: ['MigrationTable', 'default'],
  ReferenceFilter: ['ReferenceFilter', 'default'],
  ReleaseChanges: ['ReleaseParts', 'ReleaseChanges'],
  ReleaseFeatures: ['ReleaseParts', 'ReleaseFeatures'],
  ReleaseFilter: ['ReleaseFilter', 'default'],
  ReleaseSummary: ['ReleaseParts', 'ReleaseSummary'],
  ReleaseTasks: ['ReleaseParts', 'ReleaseTasks'],
  ReleaseUpgrade: ['ReleaseParts', 'ReleaseUpgrade'],
  Schematic: ['Schematic', 'default'],
  Since: ['Since', 'default'],
  StepCatalogue: ['StepCatalogue', 'default'],
  TabItem: ['Tabs', 'TabItem'],
  Tabs: ['Tabs', 'default'],
  Task: ['Checklist', 'Task'],
};

const catalogue = (version: string) => `catalogue-${version}`;

/**
 * The elements that get data in their attribute `facts`: the generated module with the data, from the version of the
 * page and the element's own attributes. `Release` is the text that release pages share (releases/_release.md, and
 * releases/_empty.md of those without a recorded change).
 */
const FACTS: Record<string, (version: string, attributes: Attributes) => string> = {
  Diagram: (_, { name = '' }) => dataName.diagram(name),
  MigrationTable: (version, { to = '' }) => dataName.migration(version, to),
  Release: (version, { release = '' }) => dataName.release(version, release),
  ReleaseFilter: (version) => dataName.history(version),
  Since: (version, { change = '' }) => dataName.badge(version, change),
  StepCatalogue: (version) => catalogue(version),
};

/** The elements of the transforms beside this one, which replace them at build time. */
const TRANSFORMED = ['Contact', 'Designer', 'FlowRunnerCoverage', 'Properties', 'Unconfirmed'];

/** The names of all elements that a page can use without an import. */
export const pageElements: readonly string[] = [...Object.keys(COMPONENTS), ...TRANSFORMED].sort();

/**
 * Remark plugin that imports the components that a page uses, and their data, so that a page loads only the code and
 * data that it needs. An element without recorded data fails the build with its line.
 */
export function importPageComponents(): (tree: Root, file: VFile) => void {
  return (tree, file) => {
    // The next version is a copy of the current one.
    const version = pageOfFile(file.path)?.version ?? lastVersion;
    const imports = new Map<string, MdxjsEsm>();
    const variables = new Map<string, string>();
    const known = new Set<string>();
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const name = element.name ?? '';
      const component = Object.hasOwn(COMPONENTS, name) && COMPONENTS[name];
      if (component) {
        const [module, imported] = component;
        imports.set(name, importStatement(`@site/src/mdx/${module}`, { name: imported, as: name }));
      }
      const facts = Object.hasOwn(FACTS, name) && FACTS[name];
      if (!facts) return;
      const data = facts(version, attributesOf(element));
      if (known.size === 0) {
        for (const one of pageData().keys()) known.add(one);
        for (const one of versionNames) known.add(catalogue(one));
      }
      if (!known.has(data)) {
        file.fail(
          `<${name}> has no recorded data "${data}". Record it in src/content, or correct the attribute.`,
          element,
        );
      }
      const variable = variables.get(data) ?? `facts${variables.size}`;
      variables.set(data, variable);
      element.attributes.push(expressionAttribute('facts', variable));
      imports.set(
        data,
        importStatement(`@generated/content-data/default/${data}.json`, {
          name: 'default',
          as: variable,
        }),
      );
    });
    tree.children.push(...imports.values());
  };
}
