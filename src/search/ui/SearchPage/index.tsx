import SearchResults from '@site/src/search/ui/SearchResults';
import Layout from '@theme/Layout';
import React, { type ReactNode } from 'react';

/** The page at /search, which src/search/plugin assigns to the route of the easyops plugin. */
export default function SearchPage(): ReactNode {
  return (
    <Layout>
      <SearchResults />
    </Layout>
  );
}
