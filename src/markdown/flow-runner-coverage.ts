import { dirname, relative } from 'node:path';
import GithubSlugger from 'github-slugger';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { flowVersionOf } from '../content/examples/version';
import { type StepPage, stepPagesOf } from '../content/steps/stepPages';
import { coverageOf } from '@ace-docs/flow-runner';
import { pageOfFile } from './front-matter';

const ELEMENT = 'FlowRunnerCoverage';
/** The folder of a version, or of its translation. */
const VERSION_FOLDER = /^.*?\/(?:version-[^/]+|docs)(?=\/)/;

const markdown = unified().use(remarkParse).use(remarkGfm);

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`;

/**
 * What the flow runner does, as Markdown: a table, and the steps that do not run.
 * @param steps the step pages beside the page with the table
 * @param link address of a page in the version, for the page with the table
 */
function coverageText(
  version: string,
  steps: readonly StepPage[],
  link: (page: string) => string,
): string {
  const titleOf = (page: string) => steps.find(({ slug }) => page === `steps/${slug}`)?.title;
  const linked = (text: string, page: string, heading?: string) =>
    `[${text}](${link(page)}${heading === undefined ? '' : `#${new GithubSlugger().slug(heading)}`})`;
  const rows = coverageOf(version).map(({ subject, page, runs, refuses, cites }) =>
    row([
      linked(titleOf(page) ?? subject, page),
      runs,
      refuses.join(' ') || 'Nothing.',
      cites.map(({ page: cited, heading }) => linked(heading, cited, heading)).join(', '),
    ]),
  );
  const others = steps
    .filter(({ stepType }) => stepType === undefined)
    .map(({ slug, title }) => linked(title, `steps/${slug}`));
  return [
    row(['Step', 'What runs', 'What is refused', 'Follows']),
    row(['---', '---', '---', '---']),
    ...rows,
    `\nThese steps do not run, because their type and keys in a flow file are open: ${others.join(', ')}.`,
  ].join('');
}

/**
 * Replaces `<FlowRunnerCoverage />` on a page by the table of what the flow runner runs and refuses in the version of
 * the page, from the rules of `packages/flow-runner`.
 * @param path path of the page, absolute
 */
export function expandCoverage(tree: Root, path: string): Root {
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
    const file = path.replaceAll('\\', '/');
    const name = pageOfFile(file)?.version;
    const version = flowVersionOf(name);
    const folder = VERSION_FOLDER.exec(file)?.[0];
    if (node.name !== ELEMENT || !parent || index === undefined || !version || !folder)
      return undefined;
    const link = (page: string) =>
      relative(dirname(file), `${folder}/${page}.md`).replace(/^(?!\.)/, './');
    const table = markdown.parse(coverageText(version, stepPagesOf(name), link));
    visit(table, (inner) => void (inner.position = node.position));
    parent.children.splice(index, 1, ...(table.children as never[]));
    return [SKIP, index + table.children.length];
  });
  return tree;
}

/** Remark plugin that expands `<FlowRunnerCoverage />`. It must run before the links of the page are resolved. */
export default function flowRunnerCoverage() {
  return (tree: Root, file: VFile): void => {
    expandCoverage(tree, file.path);
  };
}
