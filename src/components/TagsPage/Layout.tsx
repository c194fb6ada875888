import { DocsSidebarProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { HtmlClassNameProvider, PageMetadata } from '@docusaurus/theme-common';
import DocRootLayout from '@theme/DocRoot/Layout';
import Heading from '@theme/Heading';
import SearchMetadata from '@theme/SearchMetadata';
import React, { type ReactNode } from 'react';

type Props = {
  title: string;
  description: string | undefined;
  className: string;
  /** What the search knows the page by. */
  tag: string;
  children: ReactNode;
};

/** A documentation page outside of the sidebar, with the sidebar of its version. */
export default function TopicLayout(props: Props): ReactNode {
  const { title, description, className, tag, children } = props;
  const [sidebar] = Object.entries(useDocsVersion().docsSidebars);
  return (
    <HtmlClassNameProvider className={className}>
      <PageMetadata title={title} description={description} />
      <SearchMetadata tag={tag} />
      <DocsSidebarProvider name={sidebar?.[0]} items={sidebar?.[1]}>
        <DocRootLayout>
          <Heading as="h1">{title}</Heading>
          {children}
        </DocRootLayout>
      </DocsSidebarProvider>
    </HtmlClassNameProvider>
  );
}
