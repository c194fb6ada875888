import FilterField from '@site/src/components/FilterField';
import React, { type ReactNode } from 'react';
import { filterEntries } from './filter';

/** A field that filters the entries of all reference lists of the page; src/markdown/reference writes it above the first one. */
export default function ReferenceFilter({ label }: { label: string }): ReactNode {
  return <FilterField label={label} parameter="filter" filter={filterEntries} />;
}
