// Wrapped to give writers the components of src/components in every page without an import.
import Diagram from '@site/src/components/Diagram';
import ReleaseFilter from '@site/src/components/ReleaseFilter';
import * as ReleaseParts from '@site/src/components/ReleaseParts';
import ScrollableTable from '@site/src/components/ScrollableTable';
import Since from '@site/src/components/Since';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  table: ScrollableTable,
  ...ReleaseParts,
  Diagram,
  ReleaseFilter,
  Since,
};
