// Wrapped to give writers the components of src/components in every page without an import.
import Checklist, { ListItem } from '@site/src/components/Checklist';
import Diagram from '@site/src/components/Diagram';
import MigrationTable from '@site/src/components/MigrationTable';
import ReleaseFilter from '@site/src/components/ReleaseFilter';
import {
  ReleaseChanges,
  ReleaseFeatures,
  ReleaseSummary,
  ReleaseUpgrade,
} from '@site/src/components/ReleaseParts';
import ScrollableTable from '@site/src/components/ScrollableTable';
import Since from '@site/src/components/Since';
import MDXComponents from '@theme-original/MDXComponents';

export default {
  ...MDXComponents,
  table: ScrollableTable,
  li: ListItem,
  Checklist,
  MigrationTable,
  ReleaseChanges,
  ReleaseFeatures,
  ReleaseSummary,
  ReleaseUpgrade,
  Diagram,
  ReleaseFilter,
  Since,
};
