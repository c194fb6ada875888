import type { Code, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { parse as parseYaml } from 'yaml';
import { mayHaveExamples, type PageExample, readExamples } from '../content/examples/collect';
import { flowVersionOf } from '../content/examples/version';
import { ruleFor } from '../flow/steps';
import type { FlowVersion } from '../flow/types';
import { pageOfFile } from './front-matter';
import { importStatement } from './imports';
import { element } from './pictures/nodes';

const TEXT = 'Run this example';
const LISTENER = '@site/src/client/runExamples';

/** The types of all steps in the data of a flow file, at every depth. */
function stepTypesIn(data: unknown): string[] {
  if (data === null || typeof data !== 'object') return [];
  const { stepType } = data as { stepType?: unknown };
  const inner = Object.values(data).flatMap(stepTypesIn);
  return typeof stepType === 'string' ? [stepType, ...inner] : inner;
}

function runs(stepType: string, version: FlowVersion): boolean {
  try {
    return ruleFor(stepType, version) !== undefined;
  } catch {
    return false;
  }
}

/** Whether the flow runner has every step of an example. */
export const canRun = ({ request: { files, version } }: PageExample): boolean =>
  Object.entries(files)
    .filter(([path]) => path.startsWith('flows/'))
    .flatMap(([, text]) => stepTypesIn(parseYaml(text)))
    .every((stepType) => runs(stepType, version));

/** Plain HTML: the listener of the page loads the runner when the button is pressed. */
const button = (id: string) =>
  element('div', { 'data-example': id, 'data-no-markdown': '' }, [
    element(
      'button',
      { type: 'button', className: 'button button--outline button--primary button--sm' },
      [{ type: 'text', value: TEXT }],
    ),
  ]);

/**
 * Remark plugin that puts a button below each example of a page whose steps the flow runner has, and loads the listener
 * of the buttons with the page. Must run before the blocks of an example are grouped.
 */
export default function runExamples() {
  return (tree: Root, file: VFile): void => {
    const version = flowVersionOf(pageOfFile(file.path)?.version);
    if (!version || !mayHaveExamples(String(file))) return;
    const ids = new Map(
      readExamples(tree, version)
        .examples.filter(({ example }) => canRun(example))
        .map(({ example, blocks }) => [blocks.at(-1) as Code, example.id]),
    );
    if (ids.size === 0) return;
    visit(tree, 'code', (node, index, parent: Parents | undefined) => {
      const id = ids.get(node);
      if (id === undefined || !parent || index === undefined) return undefined;
      parent.children.splice(index + 1, 0, button(id));
      return index + 2;
    });
    tree.children.push(importStatement(LISTENER));
  };
}
