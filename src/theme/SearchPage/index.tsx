// Ours, not a wrapper: the result page of the easyops plugin reads its own index files.
import SearchResults from '@site/src/search/ui/SearchResults';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';

/** The page at /search, a route of the easyops plugin. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchResults />
    </Layout>
  );
}
