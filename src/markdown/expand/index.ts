import type { Root } from 'mdast';
import { SKIP, visit } from '../../content/pages/visit';
import { VFileMessage } from 'vfile-message';
import { contact } from './contact';
import { diagram } from './diagram';
import { flowRunnerCoverage } from './flowRunnerCoverage';
import { migrationTable } from './migration';
import { folderOf } from '../../site/pageFiles';
import { versionNames } from '../../site/versions';
import type { MdxElement } from '../mdx';
import { type Expansion, expandedPage } from './page';
import { properties } from './properties';
import { release, releaseFilter, since } from './releases';
import { stepCatalogue } from './stepCatalogue';
import { tryExpressions } from './tryExpressions';

const STEP_PAGES = [...versionNames, undefined].map((name) => `../../${folderOf(name)}/steps`);

/**
 * The elements that stand for what is recorded or configured, each with the folders and files of its data, relative to
 * `src/content`.
 */
const EXPANSIONS: Record<string, [expansion: Expansion, ...data: string[]]> = {
  Contact: [contact],
  Diagram: [diagram, 'diagrams'],
  FlowRunnerCoverage: [flowRunnerCoverage, '../../packages/flow-runner/src', ...STEP_PAGES],
  MigrationTable: [migrationTable, 'versions', '../../versioned_docs'],
  Properties: [properties, 'steps/properties'],
  Release: [release, 'releases'],
  ReleaseFilter: [releaseFilter, 'releases'],
  Since: [since, 'releases'],
  StepCatalogue: [
    stepCatalogue,
    'releases',
    'steps/icon-paths.json',
    '../../versioned_sidebars',
    '../../sidebars.json',
    ...STEP_PAGES,
  ],
  Try: [tryExpressions],
};

/** The folders and files of data, relative to `src/content`, by the element that shows them. */
export const dataFolders: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(EXPANSIONS).map(([name, [, ...data]]) => [name, data]),
);

/**
 * Replaces each element that stands for what is recorded by Markdown, as if a writer had written it: the page, its copy,
 * its index and the check of the pages see ordinary tables, lists and links. It must run before the links of the page are
 * resolved.
 * @param file the page, with its absolute path
 * @throws VFileMessage with place and remedy if the data are missing or not valid
 */
export default function expand(tree: Root, file: { path: string }): Root {
  const page = expandedPage(file.path);
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
    const element = node as MdxElement;
    const name = element.name ?? '';
    const [expansion] = Object.hasOwn(EXPANSIONS, name) ? (EXPANSIONS[name] ?? []) : [];
    if (!expansion || !parent || index === undefined) return undefined;
    try {
      const nodes = expansion(element, page);
      for (const one of nodes) visit(one, (inner) => void (inner.position ??= element.position));
      parent.children.splice(index, 1, ...(nodes as never[]));
      return [SKIP, index + nodes.length];
    } catch (error) {
      throw new VFileMessage((error as Error).message, { place: element.position });
    }
  });
  return tree;
}
