// Wrapped to render tables with our component. The components that writers use in a page are imported by that page:
// src/markdown/page-components.ts.
import Table from '@site/src/components/Table';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  table: Table,
};
