// Wrapped because the breadcrumbs are those of the sidebar: a page that it does not list gets those of its overview and
// itself, and a category without a page leads to where its pages are listed. The bar with the page tools is beside them.
import {
  DocsSidebarProvider,
  useDoc,
  useDocsSidebar,
} from '@docusaurus/plugin-content-docs/client';
import PageBar from '@site/src/components/PageBar';
import { placeInSidebar, withLinks, withPageAfter } from '@site/src/components/DocsTree/place';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import React, { type ReactNode } from 'react';

/** The breadcrumbs, without the last one in the style sheet: it is the title. */
function Breadcrumbs(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const sidebar = useDocsSidebar();
  if (!sidebar) return <DocBreadcrumbs />;
  const { permalink: href, id: docId, title } = metadata;
  const place = placeInSidebar(sidebar.items, href);
  const page = { type: 'link' as const, href, docId, label: frontMatter.sidebar_label ?? title };
  const items = place === href ? sidebar.items : withPageAfter(sidebar.items, place, page);
  return (
    <DocsSidebarProvider name={sidebar.name} items={withLinks(items, href)}>
      <DocBreadcrumbs />
    </DocsSidebarProvider>
  );
}

export default function DocBreadcrumbsWithBar(): ReactNode {
  return (
    <>
      <PageBar />
      <Breadcrumbs />
    </>
  );
}
