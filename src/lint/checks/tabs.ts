import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { visit } from '../../content/pages/visit';
import { tabGroups } from '../../content/tabs';
import { httpOf } from '../../markdown/code/curl';
import { isHttpShown } from '../../markdown/code/marks';
import { attributeOf } from '../../markdown/mdx';
import { errorOf, type Page } from '../page';

const quoted = (names: Iterable<string>) => [...names].map((name) => `"${name}"`).join(', ');

function checkTabs(page: Page, tabs: MdxJsxFlowElement): void {
  const name = attributeOf(tabs, 'groupId');
  const group = tabGroups.get(name);
  if (!group) {
    page.report(
      tabs,
      `<Tabs> has no known groupId. Write one of ${quoted(tabGroups.keys())}, or add a group to src/content/tabs/groups.json.`,
    );
    return;
  }
  const free = new Set(Object.keys(group.tabs));
  for (const child of tabs.children) {
    const item = child as MdxJsxFlowElement;
    page.report(
      child,
      item.name !== 'TabItem'
        ? '<Tabs> contains only <TabItem value="…">. Put the text into one of them.'
        : !free.delete(attributeOf(item, 'value')) &&
            `<TabItem> of the group "${name}" needs a value of its own. Write one of ${quoted(Object.keys(group.tabs))}.`,
    );
  }
  page.report(
    tabs,
    tabs.children.length < 2 && '<Tabs> has one tab. Write two or more, or the text without tabs.',
  );
  visit(tabs, ['heading', 'mdxJsxFlowElement'], (node) => {
    page.report(
      node,
      node.type === 'heading' &&
        'A tab contains a heading, which a link could not open. Write it in bold.',
      node !== tabs &&
        (node as MdxJsxFlowElement).name === 'Tabs' &&
        '<Tabs> stands in a tab. Write them one below the other.',
    );
  });
}

/** Requires that tabs belong to a known group, and that a call of curl can be shown as an HTTP request. */
export function checkVariants(page: Page): void {
  for (const node of page.nodesOf('mdxJsxFlowElement'))
    if (node.name === 'Tabs') checkTabs(page, node);
  page.reportEach(['code'], ({ meta, value }) => {
    const error = isHttpShown(meta ?? '') && errorOf(() => httpOf(value));
    return [
      error &&
        `${error.message} Remove "http" behind the language, or write the call as one command.`,
    ];
  });
}
