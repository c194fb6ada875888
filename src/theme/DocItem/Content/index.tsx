// Wrapped to close each page with what differs from its counterpart in the other version.
import VersionBridge from '@site/src/components/VersionBridge';
import Content from '@theme-original/DocItem/Content';
import type { Props } from '@theme/DocItem/Content';
import React, { type ReactNode } from 'react';

export default function DocItemContent(props: Props): ReactNode {
  return (
    <>
      <Content {...props} />
      <VersionBridge />
    </>
  );
}
