import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import { markdownAddress } from '@site/src/site/markdownAddress';
import React, { type ReactNode } from 'react';

/**
 * What the head of a page of the documentation has beside what the theme adds: the version in the title of pages of older
 * versions, in the window and for social media, a link to the Markdown of the page, and `noindex`.
 */
export default function DocMetadata(): ReactNode {
  const { metadata, frontMatter } = useDoc();
  const { isLast, label } = useDocsVersion();
  return (
    <>
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
