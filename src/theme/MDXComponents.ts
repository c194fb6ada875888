// Wrapped to render tables, list items and admonitions with our components, and to provide what
// src/markdown/page-head.ts adds. The components that writers use in a page are imported by that page:
// src/markdown/page-components.ts.
import Admonition from '@site/src/components/Admonition';
import EarlyPaint from '@site/src/components/EarlyPaint';
import ListItem from '@site/src/components/ListItem';
import StepHead from '@site/src/components/StepHead';
import Table from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  EarlyPaint,
  StepHead,
  admonition: Admonition,
  li: ListItem,
  table: Table,
};
