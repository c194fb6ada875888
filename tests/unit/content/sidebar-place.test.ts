import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  placeInSidebar,
  type SidebarItem,
  withLinks,
  withPageAfter,
} from '../../../src/content/sidebarPlace';
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

test('a page that the sidebar does not list is at the overview of its folder', () => {
  assert.equal(placeInSidebar(sidebar, '/docs/releases/a/'), '/docs/releases/overview/');
  assert.equal(placeInSidebar(sidebar, '/docs/releases/b/'), '/docs/releases/b/');
  assert.equal(placeInSidebar(sidebar, '/docs/steps/a/'), '/docs/steps/a/');
  assert.equal(placeInSidebar(sidebar, '/docs/'), '/docs/');
});

test('the page is added after its place, in the same category', () => {
  const [first, releases] = withPageAfter(
    sidebar,
    '/docs/releases/overview/',
    link('/docs/releases/a'),
  );
  assert.deepEqual(first, sidebar[0]);
  assert.deepEqual(
    releases?.items?.map(({ href }) => href),
    ['/docs/releases/overview', '/docs/releases/a', '/docs/releases/b'],
  );
});

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
