import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placeInSidebar, type SidebarItem, withPageAfter } from '../../../src/content/sidebarPlace';

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
