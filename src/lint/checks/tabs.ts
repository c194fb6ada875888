import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from 'unist-util-visit';
import { tabGroups } from '../../content/tabs';
import { httpOf } from '../../markdown/code/curl';
import { isHttpShown } from '../../markdown/code/marks';
import { attributeOf } from '../../markdown/mdx';
import { eachNode } from '../nodes';
import type { Page } from '../page';

const quoted = (names: Iterable<string>) => [...names].map((name) => `"${name}"`).join(', ');

function checkTabs({ file }: Page, tabs: MdxJsxFlowElement): void {
  const name = attributeOf(tabs, 'groupId');
  const group = tabGroups.get(name);
  if (!group) {
    file.message(
      `<Tabs> has no known groupId. Write one of ${quoted(tabGroups.keys())}, or add a group to src/content/tabs/groups.json.`,
      tabs,
    );
    return;
  }
  const values = new Set<string>();
  for (const child of tabs.children) {
    const item = child as MdxJsxFlowElement;
    const value = item.name === 'TabItem' ? attributeOf(item, 'value') : undefined;
    if (value === undefined) {
      file.message(
        '<Tabs> contains only <TabItem value="…">. Put the text into one of them.',
        child,
      );
    } else if (!Object.hasOwn(group.tabs, value) || values.has(value)) {
      file.message(
        `<TabItem> of the group "${name}" needs a value of its own. Write one of ${quoted(Object.keys(group.tabs))}.`,
        child,
      );
    }
    values.add(value ?? '');
  }
  if (tabs.children.length < 2)
    file.message('<Tabs> has one tab. Write two or more, or the text without tabs.', tabs);
  visit(tabs, ['heading', 'mdxJsxFlowElement'], (node) => {
    if (node.type === 'heading')
      file.message(
        'A tab contains a heading, which a link could not open. Write it in bold.',
        node,
      );
    else if (node !== tabs && (node as MdxJsxFlowElement).name === 'Tabs')
      file.message('<Tabs> stands in a tab. Write them one below the other.', node);
  });
}

/** Requires that tabs belong to a known group, and that a call of curl can be shown as an HTTP request. */
export function checkVariants(page: Page): void {
  eachNode(page.tree, 'mdxJsxFlowElement', (node) => {
    if (node.name === 'Tabs') checkTabs(page, node);
  });
  eachNode(page.tree, 'code', (node) => {
    if (!isHttpShown(node.meta ?? '')) return;
    try {
      httpOf(node.value);
    } catch (error) {
      page.file.message(
        `${(error as Error).message} Remove "http" behind the language, or write the call as one command.`,
        node,
      );
    }
  });
}
