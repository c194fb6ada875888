// Wrapped to open the page of a step with its facts, and to close each page with what differs from its counterpart
// in the other version and, on paper, with its address.
import PrintedFrom from '@site/src/components/PrintedFrom';
import StepHead from '@site/src/components/StepHead';
import VersionChanges from '@site/src/components/VersionChanges';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import React, { type ReactNode } from 'react';

export default function DocItemContent({ children, ...props }: Props): ReactNode {
  return (
    <>
      <Content {...props}>
        <StepHead />
        {children}
      </Content>
      <VersionChanges />
      <PrintedFrom />
    </>
  );
}
