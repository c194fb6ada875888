import { DocsSidebarProvider, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme/DocRoot/Layout';
import React, { type ReactNode } from 'react';

/** The layout of a documentation page, with the sidebar of the version, for a page outside the sidebar. */
export default function TopicLayout({ children }: { children: ReactNode }): ReactNode {
  const [sidebar] = Object.entries(useDocsVersion().docsSidebars);
  return (
    <DocsSidebarProvider name={sidebar?.[0]} items={sidebar?.[1]}>
      <DocRootLayout>{children}</DocRootLayout>
    </DocsSidebarProvider>
  );
}
