import DocItem, { type Props } from '@theme/DocItem';
import React, { type ReactNode, useMemo } from 'react';

/**
 * A page of the documentation (option `docItemComponent` of the docs plugin), without the links to its topics, which
 * repeat the breadcrumbs: the footer leads to all.
 */
export default function DocPage({ content: Content, ...props }: Props): ReactNode {
  const content = useMemo(
    () =>
      Object.assign(() => <Content />, Content, { metadata: { ...Content.metadata, tags: [] } }),
    [Content],
  );
  return <DocItem {...props} content={content} />;
}
