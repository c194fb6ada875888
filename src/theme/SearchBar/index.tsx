// Replaces the search box of the easyops plugin, which has its own engine and index files (see src/search/plugin).
import Highlights from '@site/src/search/ui/Highlights';
import SearchBox from '@site/src/search/ui/SearchBox';
import React, { type ReactNode } from 'react';

/** The parts of the search that are on every page: the search box in the navbar, and the highlights of a result. */
export default function SearchBar(): ReactNode {
  return (
    <>
      <SearchBox />
      <Highlights />
    </>
  );
}
