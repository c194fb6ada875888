import type { Code, Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { tabGroups } from '../content/tabs';
import { httpOf } from './code/curl';
import { isHttpShown } from './code/marks';

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

const element = (
  name: string,
  attributes: MdxJsxAttribute[],
  children: MdxJsxFlowElement['children'],
): MdxJsxFlowElement => ({ type: 'mdxJsxFlowElement', name, attributes, children });

/** The value of an attribute that is a string. */
export function attributeOf(
  { attributes }: Pick<MdxJsxFlowElement, 'attributes'>,
  name: string,
): string {
  const found = attributes.find((one) => one.type === 'mdxJsxAttribute' && one.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}

/** Tabs with a call of curl and the HTTP request that it sends. */
function callTabs(node: Code): MdxJsxFlowElement {
  const request: Code = { type: 'code', lang: 'http', value: httpOf(node.value) };
  return element(
    'Tabs',
    [attribute('groupId', 'call')],
    [
      element('TabItem', [attribute('value', 'curl')], [{ ...node }]),
      element('TabItem', [attribute('value', 'http')], [request]),
    ],
  );
}

/**
 * Remark plugin for tabs: a shell block with `http` behind its language becomes two tabs, curl and HTTP, and all tabs
 * get their labels from src/content/tabs.
 */
export default function prepareTabs() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'code', (node, index, parent) => {
      if (!parent || index === undefined || !isHttpShown(node.meta ?? '')) return undefined;
      try {
        parent.children[index] = callTabs(node);
      } catch (error) {
        file.fail((error as Error).message, node);
      }
      return [SKIP, index + 1];
    });
    visit(tree, 'mdxJsxFlowElement', (node) => {
      if (node.name !== 'Tabs') return;
      const group = tabGroups.get(attributeOf(node, 'groupId'));
      node.attributes.push(attribute('label', group?.label ?? ''));
      for (const item of node.children) {
        if (item.type !== 'mdxJsxFlowElement') continue;
        const value = attributeOf(item, 'value');
        const label = group?.tabs[value];
        if (!label) file.fail(`The tab "${value}" is not in src/content/tabs/groups.json.`, item);
        item.attributes.push(attribute('label', label));
      }
    });
  };
}
