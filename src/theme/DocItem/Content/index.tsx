// Wrapped to add, above the title of a page of an older version, the link to its counterpart; at the end of each page a
// link to report a problem and, in print, its URL; and elements of the head, which replace those that DocItem/Metadata
// has rendered before.
import DocMetadata from '@site/src/components/DocMetadata';
import OlderVersion from '@site/src/components/OlderVersion';
import PrintedFrom from '@site/src/components/PrintedFrom';
import ReportProblem from '@site/src/components/ReportProblem';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import React, { type ReactNode } from 'react';

export default function DocItemContent(props: Props): ReactNode {
  return (
    <>
      <DocMetadata />
      <OlderVersion />
      <Content {...props} />
      <p className="no-print page-end" data-no-markdown="" data-search-ignore="">
        <ReportProblem />
      </p>
      <PrintedFrom />
    </>
  );
}
