// Wrapped to tell search engines which of two pages on one topic is the current one (a page of ACE 4 with a
// counterpart in ACE 5 names that as canonical), and programs where the page is as Markdown.
import Head from '@docusaurus/Head';
import { useDoc, useDocsVersion } from '@docusaurus/plugin-content-docs/client';
import pairs from '@generated/counterparts/default/pairs.json';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCurrentVersion } from '@site/src/components/CounterpartLink/useCounterpart';
import { markdownAddress } from '@site/src/site/markdownAddress';
import { canonicalId } from '@site/src/content/versions/findCounterpart';
import Metadata from '@theme-original/DocItem/Metadata';
import React, { type ReactNode } from 'react';

export default function DocItemMetadata(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata } = useDoc();
  const { version } = useDocsVersion();
  const { name, docs } = useCurrentVersion();
  const ids = docs.map(({ id }) => id);
  const id = canonicalId(pairs, version, metadata.id, name, ids);
  const canonical = docs.find((doc) => doc.id === id);
  return (
    <>
      <Metadata />
      <Head>
        <link rel="alternate" type="text/markdown" href={markdownAddress(metadata.permalink)} />
        {canonical && <link rel="canonical" href={siteConfig.url + canonical.path} />}
      </Head>
    </>
  );
}
