// Wrapped to put, beside the link for those who mend a page, one for those who report what is wrong with it.
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
