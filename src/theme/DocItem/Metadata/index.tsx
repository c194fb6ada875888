// Wrapped to add the version to the title of pages of older versions, in the window and for social media, to link to
// the Markdown of the page, and to keep pages with `noindex` out of every index.
import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { markdownAddress } from '@site/src/site/markdownAddress';
import Metadata from '@theme-original/DocItem/Metadata';
import React, { type ReactNode } from 'react';

export default function DocItemMetadata(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { isLast, label } = useDocsVersion();
  return (
    <>
      <Metadata />
      {!isLast && <PageMetadata title={`${metadata.title} (${label})`} />}
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownAddress(metadata.permalink)} />
        {(frontMatter as { noindex?: boolean }).noindex && (
          <meta name="robots" content="noindex, follow" />
        )}
      </Head>
    </>
  );
}
