// Ours, not a wrapper: the search box of the easyops plugin has its own engine and index files, which
// this site replaces (src/search/plugin).
import SearchHighlight from '@site/src/search/ui/highlight/SearchHighlight';
import SearchBox from '@site/src/search/ui/SearchBox';
import React, { type ReactNode } from 'react';

/** What the search adds to every page: its box in the navbar, and the marks on a page that it led to. */
export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchBox />
      <SearchHighlight />
    </>
  );
}
