// Wrapped to add a type of navbar item: the version dropdown that links to the page on the same topic.
import VersionDropdown from '@site/src/components/VersionDropdown';
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';

export default {
  ...ComponentTypes,
  'custom-versionDropdown': VersionDropdown,
};
