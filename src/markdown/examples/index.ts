import type { Code, Parents, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { canRun } from '../../content/examples/canRun';
import { mayHaveExamples, readExamples } from '../../content/examples/collect';
import { flowVersionOf } from '../../content/examples/version';
import { pageOfFile } from '../front-matter';
import { element, importStatement } from '../mdx';
import { labelsOf } from '../reference/labels';
import { inColumns } from './columns';
import { stateReason } from './reason';

const LISTENER = '@site/src/client/runExamples';

/** Plain HTML: the listener of the page loads the runner when the button is pressed. */
const button = (id: string, label: string) =>
  element('div', { 'data-example': id, 'data-no-markdown': '' }, [
    element(
      'button',
      { type: 'button', className: 'button button--outline button--primary button--sm' },
      [{ type: 'text', value: label }],
    ),
  ]);

/** Whether the blocks follow each other and end at an index of their parent. */
const isAdjacent = ({ children }: Parents, end: number, blocks: readonly Code[]) =>
  blocks.every((block, at) => children[end - blocks.length + 1 + at] === block);

/**
 * Remark plugin that renders the examples of a page: adjacent blocks stand side by side as far as their lines are short,
 * and an example whose steps the flow runner has gets a button below it, whose listener loads with the page. The page of
 * a step that no example runs says why. Must run after the pictures of flows are placed above
 * the blocks, and before the marks of what is not confirmed become links.
 */
export default function examples() {
  return (tree: Root, file: VFile): void => {
    const version = flowVersionOf(pageOfFile(file.path)?.version);
    if (!version) return;
    const { examples: read, pairs } = mayHaveExamples(String(file))
      ? readExamples(tree, version)
      : { examples: [], pairs: [] };
    stateReason(
      tree,
      file.path,
      read.map(({ example }) => example),
    );
    if (read.length === 0 && pairs.length === 0) return;
    const ends = new Map(
      [...read, ...pairs.map((blocks) => ({ blocks, example: undefined }))].map(
        ({ blocks, example }) => [
          blocks.at(-1) as Code,
          { blocks, id: example && canRun(example) ? example.id : undefined },
        ],
      ),
    );
    const label = labelsOf(file.path).runExample;
    let hasButton = false;
    visit(tree, 'code', (node, index, parent: Parents | undefined) => {
      const end = ends.get(node);
      if (!end || !parent || index === undefined) return undefined;
      const columns = isAdjacent(parent, index, end.blocks) ? inColumns(end.blocks) : undefined;
      const shown: RootContent[] = columns ? [columns] : [node];
      if (end.id !== undefined) shown.push(button(end.id, label));
      hasButton ||= end.id !== undefined;
      const replaced = columns ? end.blocks.length : 1;
      const start = index - replaced + 1;
      (parent.children as RootContent[]).splice(start, replaced, ...shown);
      return [SKIP, start + shown.length];
    });
    if (hasButton) tree.children.push(importStatement(LISTENER));
  };
}
