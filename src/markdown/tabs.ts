import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { SKIP, visit } from '../content/pages/visit';
import type { VFile } from 'vfile';
import { tabGroups } from '../content/tabs';
import { httpOf } from './code/curl';
import { isHttpShown } from './code/marks';
import { attribute, attributeOf, element, madeOf } from './mdx';

/** Tabs with a call of curl and the HTTP request that it sends. */
function callTabs(node: Code): MdxJsxFlowElement {
  const request: Code = { type: 'code', lang: 'http', value: httpOf(node.value) };
  return element('Tabs', { groupId: 'call' }, [
    element('TabItem', { value: 'curl' }, [{ ...node }]),
    element('TabItem', { value: 'http' }, [request]),
  ]);
}

/**
 * Transform for tabs: a shell block with `http` behind its language becomes two tabs, curl and HTTP, and all tabs
 * get their labels from src/content/tabs.
 */
export default function prepareTabs(tree: Root, file: VFile): void {
  visit(tree, 'code', (node, index, parent) => {
    if (!parent || index === undefined || !isHttpShown(node.meta ?? '')) return undefined;
    parent.children[index] = madeOf(node, file, () => callTabs(node));
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
}
