// Wrapped to render tables, list items and admonitions with our components, and to provide what src/markdown/page-head.ts
// and src/markdown/page-facts.ts add. The components that writers use in a page are imported by that page:
// src/markdown/page-components.ts.
import EarlyPaint from '@site/src/components/EarlyPaint';
import StepType from '@site/src/components/StepType';
import Table from '@site/src/components/Table';
import Admonition, { type Props as AdmonitionProps } from '@theme/Admonition';
import Li from '@theme/MDXComponents/Li';
import MDXComponents from '@theme-original/MDXComponents';
import React, { type ComponentProps, type ReactNode } from 'react';

/** An admonition without the theme's icon: src/css/prose.css draws one, which costs no bytes on each page. */
const AdmonitionWithoutIcon = (props: AdmonitionProps): ReactNode => (
  <Admonition {...props} icon="" />
);

/**
 * An item of a list. That of a reference list may come as HTML from src/markdown/reference: as a string, it needs no
 * React elements in the browser.
 */
const ListItem = ({ html, ...props }: ComponentProps<'li'> & { html?: string }): ReactNode =>
  html === undefined ? (
    <Li {...props} />
  ) : (
    <Li {...props} dangerouslySetInnerHTML={{ __html: html }} />
  );

export default {
  ...MDXComponents,
  EarlyPaint,
  StepType,
  admonition: AdmonitionWithoutIcon,
  li: ListItem,
  table: Table,
};
