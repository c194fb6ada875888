// Wrapped because the breadcrumbs are those of the sidebar: a page that it does not list gets those of its overview and
// itself, and a category without a page leads to where its pages are listed. The bar with the page tools is beside them.
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import PageBar from '@site/src/components/PageBar';
import BelowVersion from '@site/src/components/DocsTree/BelowVersion';
import { placeInSidebar, withPageAfter } from '@site/src/components/DocsTree/place';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import React, { type ReactNode } from 'react';

/** The breadcrumbs, without the last one in the style sheet: it is the title. */
function Breadcrumbs(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const items = useDocsSidebar()?.items ?? [];
  const { permalink: href, id: docId, title } = metadata;
  const place = placeInSidebar(items, href);
  const page = { type: 'link' as const, href, docId, label: frontMatter.sidebar_label ?? title };
  const listed = place === href ? items : withPageAfter(items, place, page);
  return (
    <BelowVersion items={listed} path={href}>
      <DocBreadcrumbs />
    </BelowVersion>
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
