import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import {
  DocsSidebarProvider,
  useActiveVersion,
  useDocsVersion,
} from '@docusaurus/plugin-content-docs/client';
import { pageAddress } from '@site/src/site/pageAddress';
import React, { type ReactNode } from 'react';
import { categoryOf, withLinks } from './place';

type Props = {
  /** Items of a sidebar, with the page. */
  items: readonly PropSidebarItem[];
  /** The path of the page. */
  path: string;
  /** The breadcrumbs. */
  children: ReactNode;
};

/** Lets the breadcrumbs of a page begin with its version: a page on the first level has more than the home page above it. */
export default function BelowVersion({ items, path, children }: Props): ReactNode {
  const { label } = useDocsVersion();
  const root = useActiveVersion('default')?.path;
  const version = categoryOf(label, root && pageAddress(root), withLinks(items, path));
  return (
    <DocsSidebarProvider name={label} items={[version]}>
      {children}
    </DocsSidebarProvider>
  );
}
