import { useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import DocTagsListPage, { type Props } from '@theme/DocTagsListPage';
import React, { type ReactNode } from 'react';

/**
 * The list of all topics (option `docTagsListComponent` of the docs plugin): the theme's page with a meta description,
 * which the theme lacks.
 */
export default function TagsPage(props: Props): ReactNode {
  const { label } = useDocsVersion();
  const description = translate(
    {
      id: 'tags.description',
      message: 'The topics of the {version} documentation from A to Z, each with its pages.',
      description: 'What search engines show of the list of topics',
    },
    { version: label },
  );
  return (
    <>
      <PageMetadata description={description} />
      <DocTagsListPage {...props} />
    </>
  );
}
