// Wrapped because the theme omits categories without a page: on most pages, the remaining list has one entry, which
// search engines ignore. This adds the home page and the version, and gives categories a URL.
import { useActivePluginAndVersion } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { breadcrumbList } from '@site/src/content/breadcrumbs';
import StructuredData from '@theme-original/DocBreadcrumbs/StructuredData';
import type { Props } from '@theme/DocBreadcrumbs/StructuredData';
import React, { type ReactNode } from 'react';

export default function DocBreadcrumbsStructuredData({ breadcrumbs }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const version = useActivePluginAndVersion()?.activeVersion;
  const main = version?.docs.find(({ id }) => id === version.mainDocId);
  const home = [
    { label: siteConfig.title, href: siteConfig.baseUrl },
    { label: version?.label ?? '', href: main?.path },
  ];
  // Upstream uses hrefs unchanged, and the one of a document has no trailing slash.
  const withAddress = ({ label, href }: { label: string; href?: string }) => ({
    type: 'link' as const,
    label,
    href: href?.replace(/\/?(?=#|$)/, '/'),
  });
  const items = breadcrumbList(home.map(withAddress), breadcrumbs.map(withAddress));
  return <StructuredData breadcrumbs={items as Props['breadcrumbs']} />;
}
