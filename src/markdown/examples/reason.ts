import type { Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { parse as parseYaml } from 'yaml';
import type { PageExample } from '../../content/examples/collect';
import { OPEN_KEYS, ownStepRuns } from '../../content/examples/canRun';
import { element } from '../mdx';
import { labelsOf } from '../reference/labels';

/**
 * Says on the page of a step, below the heading of its example, that no example runs the step, with the mark of the open
 * question.
 */
export function stateReason(tree: Root, path: string, examples: readonly PageExample[]): void {
  const [first] = tree.children;
  // Only the page of a step has the key.
  if (first?.type !== 'yaml' || !/^step:/m.test(first.value)) return;
  const frontMatter = parseYaml(first.value) as Record<string, unknown>;
  if (ownStepRuns(frontMatter, examples) !== 'open') return;
  const labels = labelsOf(path);
  const at = tree.children.findIndex(
    (node) => node.type === 'heading' && toString(node).trim() === labels.exampleHeading,
  );
  if (at < 0) return;
  const mark = { ...element('Unconfirmed', { id: OPEN_KEYS }), type: 'mdxJsxTextElement' };
  const text = { type: 'text', value: `${labels.stepDoesNotRun} ` };
  const attributes = { 'data-no-markdown': '', 'data-search-ignore': '' };
  tree.children.splice(at + 1, 0, element('p', attributes, [text, mark]));
}
