// Wrapped to describe the page to search engines: the theme gives it a title alone.
import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import DocTagsListPage from '@theme-original/DocTagsListPage';
import type { Props } from '@theme/DocTagsListPage';
import React, { type ReactNode } from 'react';

export default function DescribedTagsListPage(props: Props): ReactNode {
  const { label } = useDocsVersion();
  return (
    <>
      <PageMetadata
        description={`The topics of the ${label} documentation from A to Z, each with its pages.`}
      />
      <DocTagsListPage {...props} />
    </>
  );
}
