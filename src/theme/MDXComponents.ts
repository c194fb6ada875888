// Wrapped to render tables, table cells, and list items with our components. The components that writers use in a page are
// imported by that page: src/markdown/page-components.ts.
import HeaderCell from '@site/src/components/HeaderCell';
import ListItem from '@site/src/components/ListItem';
import ScrollableTable from '@site/src/components/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  li: ListItem,
  table: ScrollableTable,
  th: HeaderCell,
};
