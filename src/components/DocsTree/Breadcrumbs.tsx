import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  DocsSidebarProvider,
  useActiveVersion,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { pageAddress } from '@site/src/site/pageAddress';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import React, { type ReactNode } from 'react';
import { categoryOf, withLinks } from './place';

type Props = {
  /** Items of a sidebar, with the page. */
  items: readonly PropSidebarItem[];
  /** The path of the page. */
  path: string;
};

/**
 * The breadcrumbs of a page in the items of a sidebar, below its version, so that a page on the first level has more
 * than the home page above it. The style sheet hides the last one: it is the title.
 */
export default function Breadcrumbs({ items, path }: Props): ReactNode {
  const { label } = useDocsVersion();
  const root = useActiveVersion('default')?.path;
  const version = categoryOf(label, root && pageAddress(root), withLinks(items, path));
  return (
    <DocsSidebarProvider name={label} items={[version]}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
