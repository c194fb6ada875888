// Wrapped because the sidebar closes all categories on a page that it does not list: this shows such a page at its
// overview.
import { placeInSidebar } from '@site/src/components/DocsTree/place';
import DocSidebar from '@theme-original/DocSidebar';
import type { Props } from '@theme/DocSidebar';
import React, { type ReactNode } from 'react';

export default function DocSidebarWithPlace(props: Props): ReactNode {
  return <DocSidebar {...props} path={placeInSidebar(props.sidebar, props.path)} />;
}
