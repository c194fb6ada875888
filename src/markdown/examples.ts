import type { Code, Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from '../content/pages/visit';
import type { VFile } from 'vfile';
import { canRun, isFlowFile, mayHaveExamples, readExamples } from '../content/examples/collect';
import { exampleTabs } from '../content/examples/files';
import { pageOfFile } from '../site/pageFiles';
import { lastVersion } from '../site/versions';
import { titleOf } from '../content/pages/markdown';
import { attributeOf, element, importOf } from './mdx';

/** The class of what stands beside the text. */
const BESIDE = 'beside';

/** The tab in which a block of an example stands. */
function tabOf(block: Code): string {
  const title = titleOf(block);
  if (title === 'Result') return exampleTabs.result;
  return isFlowFile(title) ? exampleTabs.flow : exampleTabs.input;
}

/** Whether a node belongs into a frame: drawings of flows stand above it. */
const isText = ({ type }: RootContent) => type === 'code' || type === 'paragraph';

/**
 * The blocks of an example with their tabs. What stands between them goes with the block behind it. The flow that runs,
 * the last one of its page, becomes the first one.
 */
function partsOf(nodes: readonly RootContent[], blocks: readonly Code[]): RootContent[] {
  const begun = new Set<string>();
  const flows = blocks.filter((block) => tabOf(block) === exampleTabs.flow);
  return nodes.map((node, at) => {
    const isBlock = (one: RootContent): one is Code => blocks.includes(one as Code);
    if (!isBlock(node)) {
      const next = nodes.slice(at).find(isBlock);
      return element('div', { 'data-tab': next && tabOf(next) }, [node]);
    }
    const tab = tabOf(node);
    const block = (tab === exampleTabs.flow && flows.pop()) || node;
    const hProperties = { ...block.data?.hProperties, tab, isFirst: !begun.has(tab) };
    begun.add(tab);
    return { ...block, data: { ...block.data, hProperties } };
  });
}

/**
 * Transform that puts the blocks of each example into one frame with tabs, which also runs them, as far as the flow
 * runner has their steps (src/components/Example). On the page of a step, they stand beside the text. Must run after the
 * pictures of flows are placed above the blocks.
 */
export default function examples(tree: Root, file: VFile): void {
  if (!mayHaveExamples(String(file))) return;
  const version = pageOfFile(file.path)?.version ?? lastVersion;
  const read = readExamples(tree, version).examples;
  const byFirst = new Map(read.map((one) => [one.blocks[0], one]));
  const { step } = (file.data.frontMatter ?? {}) as { step?: unknown };
  let hasFrame = false;
  visit(tree, 'code', (node, index, parent: Parents | undefined) => {
    const found = byFirst.get(node);
    // An input with a result alone stays as it is written.
    if (!found?.example || !parent || index === undefined) return undefined;
    const { blocks, example } = found;
    const children = parent.children as RootContent[];
    const end = children.findIndex((child) => child === blocks.at(-1));
    // In tabs, the blocks of an example have several parents.
    if (end < index) return undefined;
    const nodes = children.slice(index, end + 1);
    const drawings = nodes.filter((one) => !isText(one));
    const parts = partsOf(nodes.filter(isText), blocks);
    const facts = {
      id: example.id,
      hasResult: Boolean(example.result),
      runs: canRun(example),
    };
    const frame = element('Example', facts, parts);
    const isBeside = step !== undefined && parent === tree;
    const placed = isBeside ? element('div', { className: BESIDE }, [frame]) : frame;
    hasFrame = true;
    children.splice(index, nodes.length, ...drawings, placed);
    return [SKIP, index + drawings.length + 1];
  });
  if (!hasFrame) return;
  tree.children.push(importOf('Example', '@site/src/components/Example'));
}

/**
 * Transform that puts the text of each example beside it, from its heading, into a part of its own: the example stays in
 * view until the next part begins. Must be the last one: it parts the children of the page.
 */
export function examplesInParts(tree: Root): void {
  const starts: number[] = [];
  let start = 0;
  for (const [at, node] of tree.children.entries()) {
    if (node.type === 'heading') start = at;
    if (node.type !== 'mdxJsxFlowElement' || attributeOf(node, 'className') !== BESIDE) continue;
    starts.push(start);
    start = at + 1;
  }
  if (starts.length < 2) return;
  const parts = starts.map((from, at) =>
    element('div', { className: 'markdown' }, tree.children.slice(from, starts[at + 1])),
  );
  tree.children.splice(starts[0] ?? 0, Infinity, ...parts);
}
