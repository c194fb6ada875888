import { DocsSidebarProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import BelowVersion from '@site/src/components/DocsTree/BelowVersion';
import { categoryOf } from '@site/src/components/DocsTree/place';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import DocRootLayout from '@theme/DocRoot/Layout';
import Heading from '@theme/Heading';
import React, { type ReactNode } from 'react';

type Props = {
  title: string;
  description: string | undefined;
  /** The path of the page of all topics, unless this is it. */
  allTopics?: string;
  children: ReactNode;
};

/** A documentation page outside of the sidebar, with the sidebar of its version. */
export default function TopicLayout(props: Props): ReactNode {
  const { title, description, allTopics, children } = props;
  const [sidebar] = Object.entries(useDocsVersion().docsSidebars);
  const { pathname } = useLocation();
  const page = { type: 'link' as const, label: title, href: pathname, docId: pathname };
  const topics = categoryOf(translate({ message: 'Topics' }), allTopics ?? pathname, [page]);
  return (
    <>
      <PageMetadata title={title} description={description} />
      <DocsSidebarProvider name={sidebar?.[0]} items={sidebar?.[1]}>
        <DocRootLayout>
          <BelowVersion items={[topics]} path={pathname}>
            <DocBreadcrumbs />
          </BelowVersion>
          <Heading as="h1">{title}</Heading>
          {children}
        </DocRootLayout>
      </DocsSidebarProvider>
    </>
  );
}
