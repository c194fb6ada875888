// Wrapped to render tables and table cells with our components. The components that writers use in a page are
// imported by that page: src/markdown/page-components.ts.
import HeaderCell from '@site/src/components/HeaderCell';
import ScrollableTable from '@site/src/components/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  table: ScrollableTable,
  th: HeaderCell,
};
