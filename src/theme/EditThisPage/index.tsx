// Wrapped to add a link for reporting a problem next to the link for editing the page.
import ReportProblem from '@site/src/components/ReportProblem';
import EditThisPage from '@theme-original/EditThisPage';
import type { Props } from '@theme/EditThisPage';
import React, { type ReactNode } from 'react';

export default function EditOrReport(props: Props): ReactNode {
  return (
    <>
      <EditThisPage {...props} />
      <ReportProblem />
    </>
  );
}
