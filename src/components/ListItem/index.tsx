import Li from '@theme/MDXComponents/Li';
import React, { type ComponentProps, type ReactNode } from 'react';

type Props = ComponentProps<'li'> & { html?: string };

/**
 * An item of a list. That of a reference list may come as HTML from src/markdown/reference: as a string, it needs no
 * React elements in the browser.
 */
export default function ListItem({ html, ...props }: Props): ReactNode {
  return html === undefined ? (
    <Li {...props} />
  ) : (
    <Li {...props} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
