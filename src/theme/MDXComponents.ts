// Wrapped to render code, tables and their cells with components of ours. The components that writers
// name in a page are imported by the pages that use them: src/markdown/page-components.ts.
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
