// Wrapped to render code, tables, and table cells with our components. The components that writers use in a page are
// imported by that page: src/markdown/page-components.ts.
import HeaderCell from '@site/src/components/HeaderCell';
import HighlightedCode from '@site/src/components/HighlightedCode';
import ScrollableTable from '@site/src/components/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  code: HighlightedCode,
  table: ScrollableTable,
  th: HeaderCell,
};
