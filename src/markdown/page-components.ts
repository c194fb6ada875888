import type { Root } from 'mdast';
import type {
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
  MdxjsEsm,
} from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { dataName, pageData } from '../content/pageData';
import { lastVersion } from '../site/versions';
import { pageOfFile } from './front-matter';

type Element = MdxJsxFlowElement | MdxJsxTextElement;
type Attributes = Record<string, string>;

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

/**
 * The elements that get data in their attribute `facts`: the name of the data, by the version of the page and the
 * element's own attributes. `Release` is the text that the pages of all releases share (releases/_release.md).
 */
const FACTS: Record<string, (version: string, attributes: Attributes) => string> = {
  MigrationTable: (version, { to = '' }) => dataName.migration(version, to),
  Release: (version, { release = '' }) => dataName.release(version, release),
  ReleaseFilter: (version) => dataName.history(version),
  Since: (version, { change = '' }) => dataName.badge(version, change),
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

/** The attribute `facts={<variable>}`, in the form in which MDX takes it. */
function factsAttribute(variable: string): MdxJsxAttribute {
  return {
    type: 'mdxJsxAttribute',
    name: 'facts',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: variable,
      data: {
        estree: {
          type: 'Program',
          sourceType: 'module',
          body: [
            { type: 'ExpressionStatement', expression: { type: 'Identifier', name: variable } },
          ],
        },
      },
    },
  };
}

/** The attributes of an element whose values are plain texts. */
function attributesOf({ attributes }: Element): Attributes {
  return Object.fromEntries(
    attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

/**
 * Imports the components that a page uses and the data that they show, so that a page loads the code and the data of
 * these alone, and not of all that some page uses. An element without recorded data stops the build with its line.
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
        imports.set(name, importStatement(name, imported, `@site/src/mdx/${module}`));
      }
      const facts = Object.hasOwn(FACTS, name) && FACTS[name];
      if (!facts) return;
      const data = facts(version, attributesOf(element));
      if (known.size === 0) for (const one of pageData().keys()) known.add(one);
      if (!known.has(data)) {
        file.fail(
          `<${name}> has no recorded data "${data}". Record it in src/content, or name what is recorded there.`,
          element,
        );
      }
      const variable = variables.get(data) ?? `facts${variables.size}`;
      variables.set(data, variable);
      element.attributes.push(factsAttribute(variable));
      imports.set(
        data,
        importStatement(variable, 'default', `@generated/page-data/default/${data}.json`),
      );
    });
    tree.children.push(...imports.values());
  };
}
