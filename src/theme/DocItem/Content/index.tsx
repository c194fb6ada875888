// Wrapped to add, above the title of a page of an older version, the link to its counterpart; at the end of each page a
// link to report a problem and, in print, its URL; and elements of the head, which replace those that DocItem/Metadata
// has rendered before.
import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import OlderVersion from '@site/src/components/OlderVersion';
import ReportProblem from '@site/src/components/ReportProblem';
import { markdownAddress, pageAddress } from '@site/src/site/pageAddress';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import React, { type ReactNode } from 'react';

export default function DocItemContent(props: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { isLast, label } = useDocsVersion();
  const { metadata, frontMatter } = useDoc();
  const content = <Content {...props} />;
  return (
    <>
      {/* Also for social media. */}
      {!isLast && <PageMetadata title={`${metadata.title} (${label})`} />}
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownAddress(metadata.permalink)} />
        {(frontMatter as { noindex?: boolean }).noindex && (
          <meta name="robots" content="noindex, follow" />
        )}
      </Head>
      <OlderVersion />
      {/* The class that Docusaurus gives the document changes only after a link has scrolled to its term. */}
      {metadata.id === 'intro/glossary' ? <div className="glossary">{content}</div> : content}
      <p className="no-print page-end" data-no-markdown="" data-search-ignore="">
        <ReportProblem />
      </p>
      <p className="print-only">
        <Translate
          values={{
            site: siteConfig.title,
            version: label,
            address: siteConfig.url + pageAddress(metadata.permalink),
          }}
        >
          {'{site}, {version}: {address}'}
        </Translate>
      </p>
    </>
  );
}
