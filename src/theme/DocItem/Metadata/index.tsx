// Wrapped to tell search engines which of two pages on one topic is the current one: a page of ACE 4 with a
// counterpart in ACE 5 names that as canonical.
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  useCounterpart,
  useCurrentVersion,
} from '@site/src/components/VersionBridge/useCounterpart';
import Metadata from '@theme-original/DocItem/Metadata';
import React, { type ReactNode } from 'react';

export default function DocItemMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const current = useCounterpart(useCurrentVersion().name);
  return (
    <>
      <Metadata />
      {current && (
        <Head>
          <link rel="canonical" href={siteConfig.url + current.doc.path} />
        </Head>
      )}
    </>
  );
}
