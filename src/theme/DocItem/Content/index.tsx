// Wrapped to add the facts of a step at the top of its page, and at the end of each page the differences from its
// counterpart in the other version and, in print, its URL.
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
