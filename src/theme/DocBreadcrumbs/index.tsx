// Wrapped because the breadcrumbs are those of the sidebar: a page that it does not list gets those of its overview,
// and itself.
import {
  DocsSidebarProvider,
  useDoc,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import { placeInSidebar, withPageAfter } from '@site/src/content/sidebarPlace';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import React, { type ReactNode } from 'react';

export default function DocBreadcrumbsWithPlace(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const sidebar = useDocsSidebar();
  const { permalink: href, id: docId, title } = metadata;
  const place = sidebar ? placeInSidebar(sidebar.items, href) : href;
  if (!sidebar || place === href) return <DocBreadcrumbs />;
  const page = { type: 'link' as const, href, docId, label: frontMatter.sidebar_label ?? title };
  return (
    <DocsSidebarProvider name={sidebar.name} items={withPageAfter(sidebar.items, place, page)}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}
