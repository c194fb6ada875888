// Wrapped to render tables, their cells and list items with components of ours. The components that writers name
// in a page are imported by the pages that use them: src/markdown/page-components.ts.
import { ListItem } from '@site/src/mdx/Checklist';
import HeaderCell from '@site/src/components/HeaderCell';
import ScrollableTable from '@site/src/components/ScrollableTable';
import MDXComponents from '@theme-original/MDXComponents';

export default { ...MDXComponents, table: ScrollableTable, th: HeaderCell, li: ListItem };
