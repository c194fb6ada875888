import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { pageAddress } from '@site/src/site/pageAddress';
import React, { type ReactNode } from 'react';

/** The footer of a printed page: its URL and its version. Hidden on screens. */
export default function PrintedFrom(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { label } = useDocsVersion();
  const { metadata } = useDoc();
  return (
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
  );
}
