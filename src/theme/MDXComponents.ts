// Wrapped to render code, tables, their cells and list items with components of ours. The components that writers
// name in a page are imported by the pages that use them: src/markdown/page-components.ts.
import HeaderCell from '@site/src/components/HeaderCell';
import HighlightedCode from '@site/src/components/HighlightedCode';
import ScrollableTable from '@site/src/components/ScrollableTable';
import { ListItem } from '@site/src/mdx/Checklist';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  code: HighlightedCode,
  table: ScrollableTable,
  th: HeaderCell,
  li: ListItem,
};
