import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type SidebarItem, withLinks } from '../../../src/content/sidebarPlace';
import { stepListId } from '../../../src/content/steps/step';

const link = (href: string): SidebarItem => ({ type: 'link', href, label: href });
const sidebar: SidebarItem[] = [
  link('/docs'),
  {
    type: 'category',
    label: 'Releases',
    items: [link('/docs/releases/overview'), link('/docs/releases/b')],
  },
];

test('a category without a page leads to its first page, a group of steps to its section of the catalogue', () => {
  const list = { ...link('/docs/steps/list'), docId: stepListId };
  const group = { type: 'category', label: 'Data access', items: [link('/docs/steps/a')] };
  const items: SidebarItem[] = [
    ...sidebar,
    { type: 'category', label: 'Steps', items: [list, group] },
  ];
  const hrefs = (path: string) => {
    const [, releases, steps] = withLinks(items, path);
    return [releases?.href, steps?.href, steps?.items?.[1]?.href];
  };
  assert.deepEqual(hrefs('/docs/steps/a/'), [
    '/docs/releases/overview',
    '/docs/steps/list',
    '/docs/steps/list#data-access',
  ]);
  assert.equal(hrefs('/docs/releases/overview/')[0], undefined);
});
